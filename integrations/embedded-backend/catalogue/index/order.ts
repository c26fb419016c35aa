import type { ListIndex } from './list-index.ts';
import type { Admitted } from './option-column.ts';

/** Field and direction of an order, in the backend's words (§3 sort options). */
export interface Order {
  sort: 'date_publish' | 'brand_id' | 'price_usd';
  direction: 'asc' | 'desc';
}

const orders = new WeakMap<ListIndex, Map<string, Uint32Array>>();

/**
 * All rows of a list in an order, worked out once an index. A price that is not known comes last in both
 * directions (decision 36); equals follow by date, newest first, then by id.
 */
export function orderedRows(index: ListIndex, order: Order): Uint32Array {
  const known = orders.get(index) ?? new Map<string, Uint32Array>();
  orders.set(index, known);
  const key = `${order.sort} ${order.direction}`;
  const existing = known.get(key);
  if (existing) return existing;
  const { values, turn } = sortKey(index, order);
  const rows = Uint32Array.from({ length: index.size }, (_, row) => row).sort(
    (a, b) =>
      compareKnownFirst(values[a] ?? NaN, values[b] ?? NaN, turn) ||
      (index.published[b] ?? 0) - (index.published[a] ?? 0) ||
      (index.ids[a] ?? 0) - (index.ids[b] ?? 0),
  );
  known.set(key, rows);
  return rows;
}

/** Ids of a page of the admitted rows, in an order. */
export function pageOfIds(
  index: ListIndex,
  order: Order,
  { failed, mark }: Admitted,
  page: { offset: number; limit: number },
): number[] {
  const ids: number[] = [];
  let skip = page.offset;
  for (const row of orderedRows(index, order)) {
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    if (skip-- > 0) continue;
    ids.push(index.ids[row] ?? 0);
    if (ids.length === page.limit) break;
  }
  return ids;
}

function sortKey(index: ListIndex, { sort, direction }: Order): { values: ArrayLike<number>; turn: 1 | -1 } {
  const turn = direction === 'asc' ? 1 : -1;
  if (sort === 'brand_id') return { values: index.brandIds, turn };
  if (sort === 'price_usd') return { values: index.ranges.price, turn };
  return { values: index.published, turn };
}

function compareKnownFirst(a: number, b: number, turn: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return (a - b) * turn;
}
