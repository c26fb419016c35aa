/** HTML elements that Yandex allows in descriptions and that end a line, with their equivalents. */
const ENDS_LINE = /<\/(?:p|li|ul|ol|h[1-6]|div)\s*>|<br\s*\/?>/gi;
const KNOWN = /<\/?(?:p|br|ul|ol|li|h[1-6]|div|span|b|i|strong|em)(?:\s[^<>]*)?\/?>/gi;

const CHARACTERS: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

/**
 * Converts a description to plain text. It keeps the lines of the HTML that price lists may contain (paragraphs,
 * lists, line breaks). Other HTML does not change, and the column refuses it.
 */
export function descriptionText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(ENDS_LINE, '\n')
    .replace(KNOWN, '')
    .replace(
      /&(nbsp|amp|lt|gt|quot|apos|laquo|raquo|mdash|ndash);/g,
      (_, name: string) => CHARACTERS[name] ?? '',
    )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
