import { LEAST_SALES, type Spread, spreadOf } from '../price-history/price-history.ts';

/** Maximum number of rows: the first ones of the order. */
const MOST_ROWS = 12;

/** The prices of the sales of one row. */
export type SpreadRow = Spread & { key: string };

/** Orders of rows. The row with the most sales comes first, or the cheapest, or they follow the order of their keys. */
export const ROW_ORDERS = {
  sales: (a: SpreadRow, b: SpreadRow) => b.sales - a.sales || byKey(a, b),
  price: (a: SpreadRow, b: SpreadRow) => a.median - b.median || byKey(a, b),
  key: byKey,
};

function byKey(a: SpreadRow, b: SpreadRow): number {
  return a.key < b.key ? -1 : 1;
}

/**
 * Median and middle half by key.
 * @param keyOf null for a sale that belongs to no row.
 * @returns undefined if fewer than two rows have enough sales.
 */
export function spreadsByKey<Thing extends { usd: number }>(
  sales: readonly Thing[],
  keyOf: (sale: Thing) => string | null,
  order: keyof typeof ROW_ORDERS = 'sales',
): SpreadRow[] | undefined {
  const groups = new Map<string, number[]>();
  for (const sale of sales) {
    const key = keyOf(sale);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(sale.usd);
    else groups.set(key, [sale.usd]);
  }
  const rows = [...groups]
    .filter(([, prices]) => prices.length >= LEAST_SALES)
    .map(([key, prices]) => ({ key, ...spreadOf(prices) }))
    .sort(ROW_ORDERS[order])
    .slice(0, MOST_ROWS);
  return rows.length < 2 ? undefined : rows;
}
