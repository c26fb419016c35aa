/** A text as a slug: lower case, hyphens. */
export function slug(text: string | null): string {
  return (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
