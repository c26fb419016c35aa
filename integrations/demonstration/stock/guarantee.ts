import type { Condition, Stock } from '@tourbillon/domain/sections/item-statuses.ts';

/** What the term of a guarantee depends on. */
interface Guaranteed {
  stock: Stock;
  condition: Condition;
  /** Year of purchase, or years. */
  year: string;
  specials: readonly string[];
}

/** Watches bought before this year are "more than thirty years old". */
const OLD_BEFORE = 1996;

/**
 * Months of the guarantee on a watch, as the shop's text on guarantees sets them; null is none (§9, decision 77). Old and
 * complicated watches have the shortest.
 */
export function guaranteeOf({ stock, condition, year, specials }: Guaranteed): number | null {
  if (stock === 'dealer' || condition === 'defects' || condition === 'needs_repair') return null;
  if (Number(year.slice(0, 4)) < OLD_BEFORE || specials.includes('complications')) return 6;
  return condition === 'natural_wear' ? 12 : 24;
}
