import type { FilterChoices } from '@tourbillon/domain/sections/filter-state.ts';

/** What a list is narrowed by. */
export interface FilterState extends FilterChoices {
  /** Brand and collection of the address: they hold for every count too. */
  brand?: string | undefined;
  collection?: string | undefined;
}

/** A state that narrows nothing. */
export const NO_FILTERS: FilterState = { options: {}, flags: {}, ranges: {} };
