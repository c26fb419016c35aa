/** Makes a slug: Latin letters and digits; other characters become dashes. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
