import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/**
 * The candidates for the unit of the day (decision 223): reduced items in stock; only those of the brands in demand
 * if there are any, and of these only those with photographs if there are any. If nothing is reduced: items in stock
 * with photographs, only those of the brands in demand if there are any.
 */
export function dayCandidates(
  index: ListIndex,
  brands: readonly string[],
  photographs: { has(id: number): boolean },
): number[] {
  const idsOf = (flags: FilterState['flags'], options: FilterState['options']) => {
    const state = { options: { statuses_income: ['in_stock'], ...options }, flags, ranges: {} };
    return pageOfIds(index, NEWEST, matchRows(index, state).all, { offset: 0, limit: index.size });
  };
  const reduced = orAll(idsOf({ price_with_discount: true }, { brands }), () =>
    idsOf({ price_with_discount: true }, {}),
  );
  const pictured = (ids: readonly number[]) => ids.filter((id) => photographs.has(id));
  if (reduced.length > 0) return orAll(pictured(reduced), () => reduced);
  return orAll(pictured(idsOf({}, { brands })), () => pictured(idsOf({}, {})));
}

function orAll(ids: number[], all: () => number[]): number[] {
  return ids.length > 0 ? ids : all();
}
