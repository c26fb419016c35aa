/** A link of an error summary leads into its field, with the label in sight. */
export function focusField(link: HTMLAnchorElement, event: { preventDefault(): void }): void {
  const field = document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest('.field, .choices')?.scrollIntoView({ block: 'nearest' });
  field.focus();
}
