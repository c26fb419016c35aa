import type { Section } from '@tourbillon/domain/sections/sections.ts';
import type { Bounds } from '@tourbillon/domain/sections/filter-state.ts';
import { dayOf } from '@tourbillon/backend/column-index/age.ts';
import {
  FILTERS,
  filtersOf,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import type { FilterState } from '@tourbillon/backend/column-index/filter-state.ts';
import type { ListIndex } from '@tourbillon/backend/column-index/list-index.ts';
import { chance, type Random } from '@tourbillon/domain/random/seeded.ts';

/**
 * Probability that a group of filters is in a random state: high enough for combinations, low enough that items
 * are left.
 */
const OFTEN = { option: 0.22, flag: 0.12, range: 0.2, brand: 0.2, collection: 0.1 };

/** Maximum number of options chosen in a group. */
const MOST_CHOSEN = 4;

/** A random filter state that a visitor could choose, made of values in the list. */
export function randomState(random: Random, index: ListIndex, section: Section): FilterState {
  const state: FilterState = { ...randomAddress(random, index, section), options: {}, flags: {}, ranges: {} };
  for (const { name, kind } of withFlags(filtersOf(section))) {
    if (kind === 'range') {
      if (chance(random, OFTEN.range)) state.ranges[name] = randomBounds(random, index, name);
    } else if (kind === 'flag') {
      state.flags[name] = chance(random, OFTEN.flag);
    } else if (chance(random, OFTEN.option)) {
      state.options[name] = randomOptions(random, index, name);
    }
  }
  return state;
}

/** One of the values. */
export function oneOf<T>(random: Random, values: readonly T[]): T | undefined {
  return values[Math.floor(random() * values.length)];
}

/** Options of a group as a request names them: collections without their brand. */
export function requestOption(name: OptionName, option: string): string {
  return name === 'collections' ? option.slice(option.indexOf('/') + 1) : option;
}

function randomAddress(random: Random, index: ListIndex, { hasCollections }: Section): Partial<FilterState> {
  const { brands, collections } = index.options;
  if (hasCollections && chance(random, OFTEN.collection)) {
    const [brand, collection] = oneOf(random, collections.options.slice(1))?.split('/') ?? [];
    return { brand, collection };
  }
  return chance(random, OFTEN.brand) ? { brand: oneOf(random, brands.options.slice(1)) } : {};
}

/** Options of random rows of the list, so that common ones appear often, and sometimes one without items. */
function randomOptions(random: Random, index: ListIndex, name: OptionName): string[] {
  const { options, values, several } = index.options[name];
  const chosen = Array.from({ length: 1 + Math.floor(random() * MOST_CHOSEN) }, () => {
    if (chance(random, 0.05)) return 'no-such-option';
    const value = values[Math.floor(random() * index.size)] ?? 0;
    return options[several ? 32 - Math.clz32(value) : value] ?? '';
  });
  return [...new Set(chosen)].filter(Boolean).map((option) => requestOption(name, option));
}

function randomBounds(random: Random, index: ListIndex, name: RangeName): Bounds {
  const bound = () => index.ranges[name][Math.floor(random() * index.size)] ?? NaN;
  const isAge = 'isAge' in FILTERS[name];
  const [low, high] = [bound(), bound()]
    .map((value) => (isAge ? dayOf(Date.now()) - value : value))
    .sort((a, b) => a - b);
  const bounds: Bounds = {};
  if (low !== undefined && !Number.isNaN(low) && chance(random, 0.7)) bounds.from = low;
  if (high !== undefined && !Number.isNaN(high) && chance(random, 0.7)) bounds.to = high;
  return bounds;
}
