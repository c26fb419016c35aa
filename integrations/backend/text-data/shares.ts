import { BASES, groupByKey } from '../estimate/comparison-bases.ts';
import type { Sale, Watch } from '../estimate/sale.ts';
import { LEAST_SALES, quantile } from '../price-history/price-history.ts';

/** Minimum number of sales in a row: the median of fewer says nothing (decision 513). */
export const LEAST_IN_ROW = 8;

/** Some sales with something in common, and their price as a share of the usual price of the same watch. */
export interface Share {
  key: string;
  count: number;
  /** 1 is the usual price. */
  share: number;
}

/** A sale beside others of the same watch. */
export interface Compared<Thing> {
  sale: Thing;
  /** Its price, as a share of the usual price of the same watch. */
  share: number;
}

/** Sales grouped by reference: only those are of the same watch (decision 85). References sold too seldom are left out. */
export function groupsOfReferences(sales: readonly Sale[]): Sale[][] {
  const [{ key }] = BASES as [(typeof BASES)[number]];
  return groupsBy(sales, key);
}

/** Compares the sales of each group with the median of their group. @param groups sales of the same watch. */
export function comparedInGroups<Thing extends { usd: number }>(
  groups: readonly (readonly Thing[])[],
): Compared<Thing>[] {
  return groups.flatMap((group) => {
    const usual = medianOf(group.map(({ usd }) => usd));
    return group.map((sale) => ({ sale, share: sale.usd / usual }));
  });
}

/**
 * Compares sales with the median of others in their group, the base. Groups with a smaller base are left out.
 * @param least minimum number of sales in a base.
 */
export function compareWithBase<Thing extends { usd: number }>(
  groups: readonly (readonly Thing[])[],
  isBase: (sale: Thing) => boolean,
  least = 1,
): Compared<Thing>[] {
  return groups.flatMap((group) => {
    const base = group.flatMap((sale) => (isBase(sale) ? [sale.usd] : []));
    if (base.length < least) return [];
    const usual = medianOf(base);
    return group.filter((sale) => !isBase(sale)).map((sale) => ({ sale, share: sale.usd / usual }));
  });
}

/** Sales with something in common: groups by a key; null is in no group. Groups of too few sales are left out. */
export function groupsBy(sales: readonly Sale[], key: (watch: Watch) => string | null): Sale[][] {
  return [...groupByKey(sales, key).values()].filter(({ length }) => length >= LEAST_SALES);
}

/**
 * The median share of every key, in the order of the keys.
 * @param keyOf undefined for a sale that belongs to no row.
 * @returns rows with enough sales; undefined if fewer than two remain, which compare nothing.
 */
export function sharesByKey<Thing>(
  compared: readonly Compared<Thing>[],
  keys: readonly string[],
  keyOf: (sale: Thing) => string | undefined,
): Share[] | undefined {
  const rows = keys.flatMap((key) => {
    const shares = compared.flatMap(({ sale, share }) => (keyOf(sale) === key ? [share] : []));
    return shares.length < LEAST_IN_ROW ? [] : [{ key, count: shares.length, share: medianOf(shares) }];
  });
  return rows.length < 2 ? undefined : rows;
}

/** The median of at least one value. */
export function medianOf(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
