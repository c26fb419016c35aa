/** Elements of HTML that Yandex takes in descriptions, and those that stand for the same. */
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
 * A description as plain text: of the HTML that price lists may have (paragraphs, lists, line ends) the lines stay. Other
 * HTML stays as it is, and is refused by the column.
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
