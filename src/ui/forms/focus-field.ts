/** Handles a click on a link of an error summary: focuses the field and scrolls its label into view. */
export function focusField(link: HTMLAnchorElement, event: { preventDefault(): void }): void {
  const field = document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest('.field, .choices')?.scrollIntoView({ block: 'nearest' });
  field.focus();
}
