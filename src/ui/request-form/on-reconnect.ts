/** Runs an action whenever the connection is back, as long as an element is on the page. */
export function onReconnect(element: Pick<Element, 'isConnected'>, action: () => void): void {
  const act = () => {
    if (element.isConnected) action();
    else removeEventListener('online', act);
  };
  addEventListener('online', act);
}
