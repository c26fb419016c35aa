import type { FlagName, OptionName, RangeName } from './list-index.ts';

/** Bounds of a range, both included. */
export interface Bounds {
  from?: number;
  to?: number;
}

/** What a list is narrowed by. Groups that are absent or empty do not narrow. */
export interface FilterState {
  /** Brand and collection of the address: they hold for every count too. */
  brand?: string;
  collection?: string;
  /** Chosen options; of `collections` the collection's word without its brand. */
  options: Partial<Record<OptionName, readonly string[]>>;
  flags: Partial<Record<FlagName, boolean>>;
  ranges: Partial<Record<RangeName, Bounds>>;
}

/** A state that narrows nothing. */
export const NO_FILTERS: FilterState = { options: {}, flags: {}, ranges: {} };
