import { type AnyFilterName, filterOf } from '@tourbillon/domain/sections/filters.ts';
import { ageBounds, dayOf } from './age.ts';
import type { FilterState } from './filter-state.ts';
import { collectionOption, type ListIndex } from './list-index.ts';
import { passing, type Admitted } from './option-column.ts';

/** The rows of a list that match the filters. */
export interface Matches {
  total: number;
  /** The rows that match every filter. */
  all: Admitted;
  /** The rows that match the filters of all groups except this one: they determine the counts of this group. */
  without(group: AnyFilterName): Admitted;
}

/**
 * Values of the failure column: 0 matches all, 1-254 is the only group that fails, 255 fails more than one group or
 * the address.
 */
const OUT = 255;

/**
 * Determines for every row which filter groups it fails, in one pass for each active group.
 * @param found limits the rows to those that a search has found: not 0. They apply to all counts too.
 * @param today day from which ages are counted, see `dayOf`.
 */
export function matchRows(
  index: ListIndex,
  state: FilterState,
  found?: ArrayLike<number>,
  today = dayOf(Date.now()),
): Matches {
  const failed = new Uint8Array(index.size);
  const numbers = new Map<AnyFilterName, number>();

  const narrow = (
    group: AnyFilterName | null,
    values: ArrayLike<number>,
    passes: (value: number) => boolean,
  ) => {
    const mark = group === null ? OUT : numbers.size + 1;
    if (group !== null) numbers.set(group, mark);
    for (let row = 0; row < failed.length; row++) {
      if (failed[row] !== OUT && !passes(values[row] ?? 0)) failed[row] = failed[row] === 0 ? mark : OUT;
    }
  };

  if (found) narrow(null, found, (place) => place !== 0);
  narrowToAddress(index, state, narrow);
  for (const [name, chosen] of entries(state.options)) {
    if (!chosen || chosen.length === 0) continue;
    const column = index.options[name];
    if (name === 'collections')
      narrow(name, collectionPasses(index, state, new Set(chosen)), (value) => value === 1);
    else
      narrow(
        name,
        column.values,
        passing(column, (option) => chosen.includes(option)),
      );
  }
  for (const [name, on] of entries(state.flags)) {
    if (on) narrow(name, index.flags[name], (value) => value === 1);
  }
  for (const [name, bounds] of entries(state.ranges)) {
    const group = filterOf(name);
    const isAge = group.kind === 'range' && group.isAge;
    const { from = -Infinity, to = Infinity } = (isAge ? ageBounds(bounds ?? {}, today) : bounds) ?? {};
    if (from === -Infinity && to === Infinity) continue;
    // An unknown value is NaN, which is in no range.
    narrow(name, index.ranges[name], (value) => value >= from && value <= to);
  }

  let total = 0;
  for (const mark of failed) if (mark === 0) total++;
  return {
    total,
    all: { failed, mark: 0 },
    without: (group) => ({ failed, mark: numbers.get(group) ?? 0 }),
  };
}

function narrowToAddress(
  index: ListIndex,
  { brand, collection }: FilterState,
  narrow: (group: null, values: ArrayLike<number>, passes: (value: number) => boolean) => void,
): void {
  if (brand === undefined) return;
  const column = collection === undefined ? index.options.brands : index.options.collections;
  const wanted = collection === undefined ? brand : collectionOption(brand, collection);
  narrow(
    null,
    column.values,
    passing(column, (option) => option === wanted),
  );
}

/**
 * Whether each row passes the chosen collections, as 0 or 1. A collection narrows its own brand only (decision 89):
 * with brands chosen, the items of a brand without a chosen collection pass. Collections are chosen without their
 * brand.
 */
function collectionPasses(
  { options: { brands, collections }, size }: ListIndex,
  state: FilterState,
  chosen: ReadonlySet<string>,
): Uint8Array {
  const isChosen = (option: string) => chosen.has(option.slice(option.indexOf('/') + 1));
  const passes = passing(collections, isChosen);
  const hasBrands = state.brand !== undefined || (state.options.brands ?? []).length > 0;
  const narrowed = new Set(
    collections.options
      .slice(1)
      .filter(isChosen)
      .map((option) => option.slice(0, option.indexOf('/'))),
  );
  const isWhole = passing(brands, (brand) => hasBrands && !narrowed.has(brand));
  return Uint8Array.from({ length: size }, (_, row) =>
    Number(passes(collections.values[row] ?? 0) || isWhole(brands.values[row] ?? 0)),
  );
}

function entries<K extends string, V>(record: Partial<Record<K, V>>): [K, V | undefined][] {
  return Object.entries(record) as [K, V | undefined][];
}
