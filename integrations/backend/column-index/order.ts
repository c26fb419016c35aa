import type { ListIndex } from './list-index.ts';
import { mergedOrder } from './merged-order.ts';
import type { Admitted } from './selection.ts';
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

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/**
 * All rows of a list in an order, computed once for each index. Unknown prices are last in both directions
 * (decision 36). Rows with equal values are sorted by date, newest first, then by id. Absent rows may be among them.
 */
export function orderedRows(index: ListIndex, order: Order): Uint32Array {
  const { sort, direction } = order;
  const key = `${sort} ${direction}`;
  const existing = index.orders.get(key);
  if (existing) return existing;
  const isPlain = sort === NEWEST.sort && direction === NEWEST.direction;
  const base = isPlain ? byId(index) : orderedRows(index, NEWEST);
  const rows = stableOrder(base, valuesOf(index, sort), direction);
  index.orders.set(key, rows);
  return rows;
}

/**
 * The orders of a changed list, in the same memory: changed and new rows are inserted at their new places, and the
 * other rows keep their order.
 * @param before orders of the list before the change. @param put rows that are new or have new values.
 */
export function changedOrders(
  index: ListIndex,
  before: ReadonlyMap<string, Uint32Array>,
  put: readonly number[],
): void {
  const moving = new Uint8Array(index.size);
  for (const row of put) moving[row] = 1;
  for (const order of ORDERS) {
    const key = `${order.sort} ${order.direction}`;
    const rows = before.get(key);
    if (rows) index.orders.set(key, mergedOrder(rows, put, comparisonOf(index, order), moving));
  }
}

/** Compares two rows in an order, as `orderedRows` sorts them. */
function comparisonOf(index: ListIndex, { sort, direction }: Order): (one: number, other: number) => number {
  const { ids, published } = index;
  const values = valuesOf(index, sort);
  return (one, other) =>
    compareValues(values[one] ?? NaN, values[other] ?? NaN, direction) ||
    compareValues(published[one] ?? NaN, published[other] ?? NaN, 'desc') ||
    (ids[one] ?? 0) - (ids[other] ?? 0);
}

/** Compares two values; an unknown one (NaN) is last in both directions. */
export function compareValues(one: number, other: number, direction: Order['direction']): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return direction === 'asc' ? one - other : other - one;
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
  const rows = orderedRows(index, order);
  let skip = page.offset;
  for (const row of rows) {
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    if (skip-- > 0) continue;
    ids.push(index.ids[row] ?? 0);
    if (ids.length === page.limit) break;
  }
  return ids;
}
