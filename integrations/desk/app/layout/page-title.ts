/** The title of the window: the heading of the screen, then the name of the desk (WCAG 2.4.2). */
export function pageTitle(heading: string | null | undefined, desk: string): string {
  return [heading?.trim(), desk].filter(Boolean).join(' — ');
}

/** Names the window after the heading of whatever screen is shown, in its language. @param desk its name now. */
export function nameWindow(desk: () => string): void {
  const name = () => {
    const title = pageTitle(document.querySelector('h1')?.textContent, desk());
    if (document.title !== title) document.title = title;
  };
  new MutationObserver(name).observe(document.body, { subtree: true, childList: true, characterData: true });
  name();
}
