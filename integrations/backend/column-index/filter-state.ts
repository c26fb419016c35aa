import type { FilterChoices } from '@tourbillon/domain/sections/filter-state.ts';

/** The filters of a list. */
export interface FilterState extends FilterChoices {
  /** Brand and collection of the page's address; they apply to all counts too. */
  brand?: string | undefined;
  collection?: string | undefined;
}

/** A state without filters. */
export const NO_FILTERS: FilterState = { options: {}, flags: {}, ranges: {} };
