/**
 * Handles clicks on elements that match a selector, on this page and after client-side navigations. It uses the
 * capture phase, before the client router, so that a prevented click does not navigate. Ignores clicks that open a
 * new tab or window.
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
