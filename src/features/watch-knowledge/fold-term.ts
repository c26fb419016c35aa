/** Normalises a word for search: lower case, without accents, with one kind of apostrophe. */
export function foldTerm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ʻʼ’‘`']/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
