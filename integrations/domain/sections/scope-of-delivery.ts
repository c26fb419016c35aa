/** Box and papers of an item, with the terms of stock files, filters and estimates. */
export type Scope = 'full' | 'box' | 'papers' | 'none';

/**
 * The set of an item; null while neither its box nor its papers are known. If only one is known, the other counts as
 * missing.
 */
export function scopeOfDelivery({
  box,
  papers,
}: {
  box: boolean | null;
  papers: boolean | null;
}): Scope | null {
  if (box === null && papers === null) return null;
  if (box) return papers ? 'full' : 'box';
  return papers ? 'papers' : 'none';
}
