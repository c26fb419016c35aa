/** A text as an address word: Latin letters and digits, all else becomes dashes. */
export function addressWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
