/** A word as a search sees it: small letters without accents, every apostrophe the same. */
export function foldTerm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ʻʼ’‘`']/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
