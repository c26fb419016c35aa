import { createScratch } from '../../column-index/scratch.ts';
import { sortByScore } from './sort-by-score.ts';
import type { TermIndex } from './term-index.ts';

/** Score of a match by its term: exact reference, nickname, model, brand, property, beginning. */
export const TIERS = { reference: 6, nickname: 5, model: 4, brand: 3, property: 2, beginning: 1 } as const;
export type Tier = (typeof TIERS)[keyof typeof TIERS];

/** A condition on entries: any one of the terms. */
export interface Condition {
  terms: readonly { term: string; tier: Tier }[];
  /** A required condition must be met; the others only improve the rank. */
  required: boolean;
}

/** Bonus within a tier if the whole title equals the query. */
const WHOLE_TITLE = 50;

/** Ordered matches: entry numbers, the best first. */
export type Matches = Uint32Array;

const NOTHING: Matches = new Uint32Array();

/** Arrays of `match`, which never waits, by their numbers. */
const bytes = createScratch((length) => new Uint8Array(length));
const words = createScratch((length) => new Uint16Array(length));
const numbers = createScratch((length) => new Uint32Array(length));
const [MET, BEST, TIER] = [0, 1, 2];
const [SUM, GOODNESS] = [0, 1];

/**
 * Entries that meet every required condition, ordered by the best tier, then by rank (stock before archive), then by
 * the number of matches, then by the order of the index.
 * @param whole a term with a bonus, for titles that equal the query.
 */
export function match(index: TermIndex, conditions: readonly Condition[], whole?: string): Matches {
  const required = conditions.filter((condition) => condition.required);
  if (required.length === 0) return NOTHING;
  const { size, standing } = index;
  const met = bytes.zeros(size, MET);
  const best = bytes.zeros(size, BEST);
  const sum = words.zeros(size, SUM);
  let round = 0;
  for (const condition of [...required, ...conditions.filter((one) => !one.required)]) {
    const tiers = tiersOf(index, condition);
    if (!tiers) {
      if (condition.required) return NOTHING;
      continue;
    }
    for (let entry = 0; entry < size; entry += 1) {
      const tier = tiers[entry] ?? 0;
      if (tier === 0 || (met[entry] ?? 0) < round) continue;
      if (condition.required) met[entry] = round + 1;
      if (tier > (best[entry] ?? 0)) best[entry] = tier;
      sum[entry] = (sum[entry] ?? 0) + tier;
    }
    if (condition.required) round += 1;
  }
  for (const entry of (whole && index.postings(whole)) || []) sum[entry] = (sum[entry] ?? 0) + WHOLE_TITLE;

  const entries = numbers.any(size);
  const goodness = words.any(size, GOODNESS);
  const { gone } = index;
  let count = 0;
  const take = (start: number, end: number) => {
    for (let entry = start; entry < end; entry += 1) {
      if (met[entry] !== required.length || gone?.[entry] === 1) continue;
      entries[count] = entry;
      // Tier, then rank, then sum of matches: at most `MOST_GOOD` together.
      goodness[count] =
        ((best[entry] ?? 0) * 8 + (standing[entry] ?? 0)) * 1024 + Math.min(sum[entry] ?? 0, 1023);
      count += 1;
    }
  };
  let start = 0;
  for (const { entry, before } of index.late) {
    take(start, before);
    take(entry, entry + 1);
    start = before;
  }
  take(start, index.built);
  return sortByScore(entries.subarray(0, count), goodness.subarray(0, count));
}

/** The best tier of each entry for a condition; undefined if no entry meets it. */
function tiersOf(index: TermIndex, { terms }: Condition): Uint8Array | undefined {
  let tiers: Uint8Array | undefined;
  for (const { term, tier } of terms) {
    const postings = index.postings(term);
    if (!postings) continue;
    tiers ??= bytes.zeros(index.size, TIER);
    for (const entry of postings) if (tier > (tiers[entry] ?? 0)) tiers[entry] = tier;
  }
  return tiers;
}
