/**
 * Tables of a text that can be reached by keyboard: a narrow screen scrolls them within their column, and what scrolls
 * must take the focus (WCAG 2.1.1).
 * @param html sanitised, as the backend gives it: its tables have no attributes.
 */
export function reachableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">');
}
