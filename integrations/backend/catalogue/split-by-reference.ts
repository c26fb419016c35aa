import type { ItemRow } from '../database/schema/items.ts';

/** Number of similar items on the page of an item, and of others of its reference. */
const SIMILAR = 8;
const SAME = 6;

type ComparedFields = Pick<ItemRow, 'brandId' | 'reference' | 'discountUsd' | 'priceUsd'>;

/**
 * The cheapest others of the reference of an item, and the most similar of the rest: other references first.
 * @param nearest in order of likeness, without the item itself.
 */
export function splitByReference<Row extends ComparedFields>(item: ComparedFields, nearest: readonly Row[]) {
  const isSame = (other: Row) =>
    item.reference !== null && other.reference === item.reference && other.brandId === item.brandId;
  const all = nearest.filter(isSame).toSorted((a, b) => askedUsd(a) - askedUsd(b));
  return {
    same: all.slice(0, SAME),
    similar: [...nearest.filter((other) => !isSame(other)), ...all.slice(SAME)].slice(0, SIMILAR),
  };
}

/** The price of an item for sorting; items without a price come last. */
function askedUsd({ discountUsd, priceUsd }: ComparedFields): number {
  return discountUsd ?? priceUsd ?? Number.MAX_VALUE;
}
