import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows } from '../column-index/match.ts';
import { pageOfIds } from '../column-index/order.ts';

const NEWEST = { sort: 'date_publish', direction: 'desc' } as const;

/**
 * What a rule may choose the unit of the day among (decision 223): reduced pieces in stock, of the brands in demand if
 * any is, those with photographs alone if any has some; in a shop that has reduced nothing, pieces with photographs.
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
