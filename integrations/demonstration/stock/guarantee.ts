import { GUARANTEE } from '@tourbillon/domain/business/terms.ts';
import type { Condition, Stock } from '@tourbillon/domain/sections/item-statuses.ts';

/** Facts that decide the length of a guarantee. */
interface Guaranteed {
  stock: Stock;
  condition: Condition;
  /** Year of purchase, or years. */
  year: string;
  specials: readonly string[];
}

/** Watches bought before this year count as "more than thirty years old". */
const OLD_BEFORE = 1996;

/**
 * Months of the guarantee on a watch, by the shop's text on guarantees; null for none (§9, decision 77). Old and
 * complicated watches have the shortest one.
 */
export function guaranteeOf({ stock, condition, year, specials }: Guaranteed): number | null {
  if (stock === 'dealer' || condition === 'defects' || condition === 'needs_repair') return null;
  if (Number(year.slice(0, 4)) < OLD_BEFORE || specials.includes('complications')) return GUARANTEE.least;
  return condition === 'natural_wear' ? GUARANTEE.usual : GUARANTEE.most;
}
