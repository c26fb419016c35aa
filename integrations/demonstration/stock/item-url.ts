/**
 * Address word of an item: brand, model, reference, number. The number makes it unique across sections
 * (decision 42).
 */
export function itemUrl(parts: readonly (string | null)[], id: number): string {
  const words = addressWord(parts.filter((part) => part !== null).join(' ')).slice(0, 120);
  return `${words}-${id}`;
}

/** A text as an address word: Latin letters and digits, all else becomes dashes. */
export function addressWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
