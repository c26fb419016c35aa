import { type AnyFilterName, filterOf, type OptionName } from '@tourbillon/domain/sections/filters.ts';
import { ageBounds, dayOf } from './age.ts';
import { collectionOption } from './column-values.ts';
import type { FilterState } from './filter-state.ts';
import type { ListIndex } from './list-index.ts';
import { narrowToBits, narrowToNumbers, narrowToRange, EXCLUDED } from './narrow.ts';
import { chosenBits, chosenNumbers } from './option-column.ts';
import type { Admitted } from './selection.ts';

/** The rows of a list that match the filters. */
export interface Matches {
  total: number;
  /** The rows that match every filter. */
  all: Admitted;
  /** The rows that match the filters of all groups except this one: they determine the counts of this group. */
  without(group: AnyFilterName): Admitted;
}

/** For flags: 1 is chosen. */
const SET = Uint8Array.of(0, 1);

/** For places among found items: any bit. */
const ANY = -1;

/**
 * Determines for every row which filter groups it fails, in one pass for each active group. Values of the failure
 * column: 0 matches all, 1-254 is the only group that fails, 255 fails more than one group or the address.
 * @param found limits the rows to those that a search has found: not 0. They apply to all counts too.
 * @param today day from which ages are counted, see `dayOf`.
 */
export function matchRows(
  index: ListIndex,
  state: FilterState,
  found?: Uint32Array,
  today = dayOf(Date.now()),
): Matches {
  const failed = index.absent.slice();
  const marks = new Map<AnyFilterName, number>();
  const markOf = (group: AnyFilterName) => {
    marks.set(group, marks.size + 1);
    return marks.size;
  };

  if (found) narrowToBits(failed, found, ANY, EXCLUDED);
  narrowToAddress(index, state, failed);
  for (const [name, chosen] of entries(state.options)) {
    if (!chosen || chosen.length === 0) continue;
    if (name === 'collections') narrowToCollections(index, state, failed, markOf(name));
    else narrowToOptions(index, name, (option) => chosen.includes(option), failed, markOf(name));
  }
  for (const [name, on] of entries(state.flags)) {
    if (on) narrowToNumbers(failed, index.flags[name], SET, markOf(name));
  }
  for (const [name, bounds] of entries(state.ranges)) {
    const group = filterOf(name);
    const isAge = group.kind === 'range' && group.isAge;
    const { from = -Infinity, to = Infinity } = (isAge ? ageBounds(bounds ?? {}, today) : bounds) ?? {};
    if (from === -Infinity && to === Infinity) continue;
    narrowToRange(failed, index.ranges[name], { from, to }, markOf(name));
  }

  let total = 0;
  for (const mark of failed) total += Number(mark === 0);
  return {
    total,
    all: { failed, mark: 0 },
    without: (group) => ({ failed, mark: marks.get(group) ?? 0 }),
  };
}

function narrowToOptions(
  index: ListIndex,
  name: OptionName,
  isChosen: (option: string) => boolean,
  failed: Uint8Array,
  mark: number,
): void {
  const column = index.options[name];
  if (column.several) narrowToBits(failed, column.values, chosenBits(column.options, isChosen), mark);
  else narrowToNumbers(failed, column.values, chosenNumbers(column.options, isChosen), mark);
}

function narrowToAddress(index: ListIndex, { brand, collection }: FilterState, failed: Uint8Array): void {
  if (brand === undefined) return;
  const name = collection === undefined ? 'brands' : 'collections';
  const wanted = collection === undefined ? brand : collectionOption(brand, collection);
  narrowToOptions(index, name, (option) => option === wanted, failed, EXCLUDED);
}

/**
 * A collection narrows its own brand only (decision 89): with brands chosen, the items of a brand without a chosen
 * collection pass. Collections are chosen without their brand.
 */
function narrowToCollections(
  { options: { brands, collections }, size }: ListIndex,
  state: FilterState,
  failed: Uint8Array,
  mark: number,
): void {
  const chosen = new Set(state.options.collections);
  const isChosen = (option: string) => chosen.has(option.slice(option.indexOf('/') + 1));
  const hasBrands = state.brand !== undefined || (state.options.brands ?? []).length > 0;
  if (!hasBrands) {
    narrowToNumbers(failed, collections.values, chosenNumbers(collections.options, isChosen), mark);
    return;
  }
  const narrowed = new Set(
    collections.options
      .slice(1)
      .filter(isChosen)
      .map((option) => option.slice(0, option.indexOf('/'))),
  );
  const isOwn = chosenNumbers(collections.options, isChosen);
  const isWhole = chosenNumbers(brands.options, (brand) => !narrowed.has(brand));
  const passes = new Uint8Array(size);
  for (let row = 0; row < size; row++) {
    passes[row] = (isOwn[collections.values[row] ?? 0] ?? 0) | (isWhole[brands.values[row] ?? 0] ?? 0);
  }
  narrowToNumbers(failed, passes, SET, mark);
}

function entries<K extends string, V>(record: Partial<Record<K, V>>): [K, V | undefined][] {
  return Object.entries(record) as [K, V | undefined][];
}
