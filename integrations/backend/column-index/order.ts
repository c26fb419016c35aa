import type { ListIndex } from './list-index.ts';
import type { Admitted } from './option-column.ts';
import { stableOrder } from './stable-order.ts';

/** Field and direction of an order, as the backend names them (§3 sort options). */
export interface Order {
  sort: 'date_publish' | 'brand_id' | 'price_usd';
  direction: 'asc' | 'desc';
}

/** The orders a visitor can choose (§3 sort options). */
export const ORDERS: readonly Order[] = [
  { sort: 'date_publish', direction: 'desc' },
  { sort: 'brand_id', direction: 'asc' },
  { sort: 'price_usd', direction: 'asc' },
  { sort: 'price_usd', direction: 'desc' },
];

const orders = new WeakMap<ListIndex, Map<string, Uint32Array>>();

/**
 * All rows of a list in an order, computed once for each index. Unknown prices are last in both directions
 * (decision 36). Rows with equal values are sorted by date, newest first, then by id.
 */
export function orderedRows(index: ListIndex, order: Order): Uint32Array {
  const known = orders.get(index) ?? new Map<string, Uint32Array>();
  orders.set(index, known);
  const key = `${order.sort} ${order.direction}`;
  const existing = known.get(key);
  if (existing) return existing;
  const { sort, direction } = order;
  const values = valuesOf(index, sort);
  const isPlain = sort === 'date_publish' && direction === 'desc';
  const base = isPlain ? byId(index) : orderedRows(index, { sort: 'date_publish', direction: 'desc' });
  const rows = stableOrder(base, values, direction);
  known.set(key, rows);
  return rows;
}

/** The column that an order reads. */
function valuesOf(index: ListIndex, sort: Order['sort']): Uint32Array | Float64Array {
  switch (sort) {
    case 'date_publish':
      return index.published;
    case 'brand_id':
      return index.brandPlaces;
    case 'price_usd':
      return index.ranges.price;
  }
}

function byId({ ids, size }: ListIndex): Uint32Array {
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  return stableOrder(rows, ids, 'asc');
}

/** A row of a list with the values by which lists are merged. */
export interface OrderedRow {
  id: number;
  /** The value of the order; NaN is unknown. */
  value: number;
  published: number;
}

/** The first admitted rows of a list in an order. */
export function firstRows(
  index: ListIndex,
  order: Order,
  { failed, mark }: Admitted,
  limit: number,
): OrderedRow[] {
  const values = valuesOf(index, order.sort);
  const first: OrderedRow[] = [];
  for (const row of orderedRows(index, order)) {
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    const [id = 0, value = NaN, published = 0] = [index.ids[row], values[row], index.published[row]];
    first.push({ id, value, published });
    if (first.length === limit) break;
  }
  return first;
}

/** Ids of one page of the admitted rows, in an order. */
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
