import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import type { FilterGroup } from '@tourbillon/domain/sections/sections.ts';
import type { FilterState } from '../column-index/filter-state.ts';

/** The filters of a list request, whichever call makes it. */
export type FilterRequest = Omit<
  RequestOf<typeof CALLS.catalogue>,
  'url' | 'sort' | 'direction' | 'page' | 'per_page' | 'facets'
>;

/** The filter state of a request: only the groups the section has; the rest of the request is ignored. */
export function filterState(request: FilterRequest, groups: readonly FilterGroup[]): FilterState {
  const state: FilterState = {
    brand: request.brand,
    collection: request.collection,
    options: {},
    flags: {},
    ranges: {},
  };
  for (const { name } of groups) {
    if (name === 'price') {
      state.ranges.price = { from: request.price_from, to: request.price_to };
      state.flags.price_with_discount = request.price_with_discount ?? false;
    } else if (name === 'diametr') {
      state.ranges.diametr = { from: request.diametr_from, to: request.diametr_to };
    } else if (name === 'is_promo' || name === 'is_vip') {
      state.flags[name] = request[name] ?? false;
    } else {
      state.options[name] = request[`${name}[]`];
    }
  }
  return state;
}
