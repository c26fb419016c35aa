import {
  type FilterGroup,
  type FlagName,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import { dayOf } from './age.ts';
import { countOptions } from './count-options.ts';
import { countRange, type RangeCounts } from './count-range.ts';
import type { ListIndex } from './list-index.ts';
import type { Matches } from './match.ts';
import { selectRows, type Admitted, type Selection } from './selection.ts';
import { cachedCount } from './cached-counts.ts';

/** A selection of at most one row of this many has few. */
const FEW = 8;

/** Counts of every filter group, each with the choices in the other groups applied (architecture §6). */
export interface FacetCounts {
  options: Map<OptionName, Map<string, number>>;
  flags: Map<FlagName, number>;
  ranges: Map<RangeName, RangeCounts | null>;
}

/**
 * Counts the options of each filter group. The rows are listed once for all groups without a choice; of a large part
 * of the list the other rows are counted and subtracted.
 * @param today as of `matchRows`.
 */
export function countFacets(
  index: ListIndex,
  groups: readonly FilterGroup[],
  matches: Matches,
  today = dayOf(Date.now()),
): FacetCounts {
  const counts: FacetCounts = { options: new Map(), flags: new Map(), ranges: new Map() };
  const selections = new Map<number, Selection>();
  const selectionOf = (admitted: Admitted) => {
    const selection = selections.get(admitted.mark) ?? selectRows(index, admitted, selections.size + 1);
    selections.set(admitted.mark, selection);
    return selection;
  };
  for (const group of withFlags(groups)) {
    const { name, kind } = group;
    const admitted = matches.without(name);
    if (kind === 'range') {
      // Only the selection without a choice is listed anyway.
      const few = admitted.mark === 0 ? fewRows(index, selectionOf(admitted)) : undefined;
      counts.ranges.set(name, countRange(index, group, admitted, few, today));
    } else if (kind === 'flag') counts.flags.set(name, countFlag(index, name, selectionOf(admitted)));
    else counts.options.set(name, countOptions(index, name, selectionOf(admitted)));
  }
  return counts;
}

/** The rows of a selection that is small enough to be read instead of the whole list. */
function fewRows({ size }: ListIndex, { rows, isRest }: Selection): Uint32Array | undefined {
  return isRest || rows.length * FEW > size ? undefined : rows;
}

function countFlag(index: ListIndex, name: FlagName, { rows, isRest }: Selection): number {
  const column = index.flags[name];
  const total = sumOf(column, rows);
  return isRest ? cachedCount(index, name, (all) => sumOf(column, all)) - total : total;
}

function sumOf(column: Uint8Array, rows: Uint32Array): number {
  let total = 0;
  for (const row of rows) total += column[row] ?? 0;
  return total;
}
