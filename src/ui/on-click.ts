/**
 * Listens for clicks on whatever matches, on this page and on those the router shows later. It hears them
 * before the client router does, so that a prevented click opens no page. A click that asks for a new tab or
 * window is left alone.
 */
export function onClick<E extends HTMLElement>(
  selector: string,
  act: (element: E, event: MouseEvent) => void,
): void {
  const listen = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const element = (event.target as Element).closest<E>(selector);
    if (element) act(element, event);
  };
  document.addEventListener('click', listen, true);
}
