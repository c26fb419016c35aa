/**
 * The title of a service on a card: asterisks, which mark footnotes in the backend's texts, are removed (
 * §2). Its capitals are a matter of the styles: screen readers spell real ones out letter by letter.
 */
export function serviceTitle(title: string): string {
  return title.replaceAll('*', '').replace(/\s+/g, ' ').trim();
}
