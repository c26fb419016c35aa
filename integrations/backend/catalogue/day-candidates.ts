import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/**
 * The candidates for the unit of the day (decision 223): reduced items in stock. Those of the brands in demand come
 * first, and of these the ones with photographs. If nothing is reduced, all items in stock with photographs are
 * candidates, in the same order of preference.
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
