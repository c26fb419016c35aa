/** The text of sanitised HTML for structured data: removes tags and merges spaces. Entities stay unchanged. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
