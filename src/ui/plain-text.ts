/** Text of sanitised HTML for structured data: tags out, spaces single. Entities are left as they are. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
