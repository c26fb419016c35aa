import { type FilterRequest, filterChoices } from '@tourbillon/domain/sections/filter-state.ts';
import type { FilterGroup } from '@tourbillon/domain/sections/filters.ts';
import type { FilterState } from '../column-index/filter-state.ts';

/** The filter state of a request of any call: only the filter groups of its section. */
export function filterState(
  request: FilterRequest & { brand?: string | undefined; collection?: string | undefined },
  groups: readonly FilterGroup[],
): FilterState {
  const { brand, collection } = request;
  return { brand, collection, ...filterChoices(request, groups) };
}
