import {
  type FilterGroup,
  type FlagName,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import type { ListIndex } from './list-index.ts';
import type { Matches } from './match.ts';
import { countOptions, type Admitted } from './option-column.ts';

/** Counts of every filter group, each with the choices in the other groups applied (architecture §6). */
export interface FacetCounts {
  options: Map<OptionName, Map<string, number>>;
  flags: Map<FlagName, number>;
  /** Minimum and maximum; null when no row has a value. */
  ranges: Map<RangeName, { from: number; to: number } | null>;
}

/** Counts the options of each filter group. */
export function countFacets(index: ListIndex, groups: readonly FilterGroup[], matches: Matches): FacetCounts {
  const counts: FacetCounts = { options: new Map(), flags: new Map(), ranges: new Map() };
  for (const { name, kind } of withFlags(groups)) {
    if (kind === 'range') counts.ranges.set(name, boundsOf(index.ranges[name], matches.without(name)));
    else if (kind === 'flag') counts.flags.set(name, countFlag(index.flags[name], matches.without(name)));
    else counts.options.set(name, countOptions(index.options[name], matches.without(name)));
  }
  return counts;
}

function countFlag(column: Uint8Array, { failed, mark }: Admitted): number {
  let total = 0;
  for (let row = 0; row < column.length; row++) {
    if (column[row] === 1 && (failed[row] === 0 || failed[row] === mark)) total++;
  }
  return total;
}

function boundsOf(column: Float64Array, { failed, mark }: Admitted): { from: number; to: number } | null {
  let from = Infinity;
  let to = -Infinity;
  for (let row = 0; row < column.length; row++) {
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    const value = column[row] ?? NaN;
    // Both comparisons are false for NaN, which means unknown.
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return from === Infinity ? null : { from, to };
}
