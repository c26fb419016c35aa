/**
 * Makes the tables of a text reachable by keyboard: on a narrow screen they scroll inside their column, and a
 * scrollable element must be focusable (WCAG 2.1.1).
 * @param html sanitised by the backend: its tables have no attributes.
 */
export function reachableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">');
}
