import {
  type FilterGroup,
  type FlagName,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import { ageBounds, dayOf } from './age.ts';
import type { ListIndex } from './list-index.ts';
import type { Matches } from './match.ts';
import { countOptions, type Admitted } from './option-column.ts';

/** Counts of every filter group, each with the choices in the other groups applied (architecture §6). */
export interface FacetCounts {
  options: Map<OptionName, Map<string, number>>;
  flags: Map<FlagName, number>;
  ranges: Map<RangeName, RangeCounts | null>;
}

/** Minimum and maximum of a range. */
export interface RangeCounts {
  from: number;
  to: number;
  /** Of prices: how many are in each of the equal parts of a logarithmic scale between the two. */
  bars?: number[];
}

/** Number of bars of a histogram. */
export const BARS = 24;

/**
 * Counts the options of each filter group.
 * @param today as of `matchRows`.
 */
export function countFacets(
  index: ListIndex,
  groups: readonly FilterGroup[],
  matches: Matches,
  today = dayOf(Date.now()),
): FacetCounts {
  const counts: FacetCounts = { options: new Map(), flags: new Map(), ranges: new Map() };
  for (const group of withFlags(groups)) {
    const { name, kind } = group;
    if (kind === 'range') counts.ranges.set(name, countRange(index.ranges[name], group, matches, today));
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

function countRange(
  column: Float64Array,
  { name, isMoney, isAge }: Extract<FilterGroup, { kind: 'range' }>,
  matches: Matches,
  today: number,
): RangeCounts | null {
  const admitted = matches.without(name);
  const bounds = boundsOf(column, admitted);
  if (!bounds) return null;
  if (isAge) return ageBounds(bounds, today) as RangeCounts;
  if (!isMoney || bounds.from <= 0 || bounds.from === bounds.to) return bounds;
  return { ...bounds, bars: countBars(column, bounds, admitted) };
}

function countBars(
  column: Float64Array,
  { from, to }: { from: number; to: number },
  { failed, mark }: Admitted,
): number[] {
  const bars = new Array<number>(BARS).fill(0);
  const scale = BARS / Math.log(to / from);
  for (let row = 0; row < column.length; row++) {
    const value = column[row] ?? NaN;
    if ((failed[row] !== 0 && failed[row] !== mark) || Number.isNaN(value)) continue;
    const bar = Math.min(BARS - 1, Math.floor(Math.log(value / from) * scale));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
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
