/**
 * Address word of an item: brand, model, reference, number. The number makes it unique across sections
 * (decision 42).
 */
export function itemUrl(parts: readonly (string | null)[], id: number): string {
  const words = parts
    .filter((part) => part !== null)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
  return `${words}-${id}`;
}
