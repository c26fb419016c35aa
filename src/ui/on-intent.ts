/**
 * Handles the first sign that a visitor may use an element: hover, focus or touch. On this page and after client-side
 * navigations.
 */
export function onIntent<E extends HTMLElement>(selector: string, act: (element: E) => void): void {
  const listen = ({ target }: Event) => {
    const element = (target as Element).closest<E>(selector);
    if (element) act(element);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, listen, { passive: true });
  }
}
