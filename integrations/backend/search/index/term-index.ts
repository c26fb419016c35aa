import { lowerBound } from '../../column-index/lower-bound.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { growableColumn } from '../../column-index/growable-column.ts';

/** One entry of the index: its terms and its rank among equal matches. */
export interface Entry {
  terms: Iterable<string>;
  /** Of equal matches the higher rank comes first: whole numbers from 0 to 7. */
  standing: number;
}

/**
 * An inverted index from terms to entries. Entries are numbered in the order given, the best of equal ones first. Only
 * those that were added later (`late`) have a place of their own among the others.
 */
export interface TermIndex {
  size: number;
  /** Number of entries that were given at first. */
  built: number;
  standing: Uint8Array;
  /** 1 for entries that are no longer valid; undefined if all are. */
  gone?: Uint8Array | undefined;
  /** Entries that were added later, in their order. */
  late: readonly AddedEntry[];
  /** Entries of a term, ascending; undefined if there are none. */
  postings(term: string): Uint32Array | undefined;
  /** Terms with this prefix, in alphabetical order. */
  begin(start: string, most: number): string[];
}

/** An entry that was added later. */
export interface AddedEntry {
  entry: number;
  /** The first of the older entries that comes after it; their number if none does. */
  before: number;
}

/** Entries and terms processed before other requests get a turn. */
const AT_ONCE = 500;

/** Terms of an entry, at most, of nearly all entries. */
const TERMS_EACH = 40;

/** Builds an index, reading one entry at a time. @param expected number of entries. */
export async function createTermIndex(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  expected?: number,
): Promise<TermIndex> {
  const numbers = new Map<string, number>();
  const standing = growableColumn((length) => new Uint8Array(length), expected);
  // The terms of all entries in one array, and the end position of each entry.
  const said = growableColumn((length) => new Uint32Array(length), expected && expected * TERMS_EACH);
  const ends = growableColumn((length) => new Uint32Array(length), expected);
  const counts: number[] = [];
  const latest: number[] = [];
  let size = 0;
  let length = 0;
  for await (const entry of entries) {
    for (const term of entry.terms) {
      let number = numbers.get(term);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(term, number);
        counts.push(0);
        latest.push(-1);
      }
      if (latest[number] === size) continue;
      latest[number] = size;
      counts[number] = (counts[number] ?? 0) + 1;
      said.push(number);
      length += 1;
    }
    standing.push(entry.standing);
    ends.push(length);
    size += 1;
    if (size % AT_ONCE === 0) await nextTurn();
  }
  const postings = await invert(said.view(), ends.view(), counts);
  const sorted = [...numbers.keys()].sort();
  return {
    size,
    built: size,
    standing: standing.done(),
    late: [],
    postings(term) {
      const number = numbers.get(term);
      return number === undefined ? undefined : postings(number);
    },
    begin(start, most) {
      const found: string[] = [];
      for (let place = lowerBound(sorted, start); found.length < most; place += 1) {
        const term = sorted[place];
        if (!term?.startsWith(start)) break;
        found.push(term);
      }
      return found;
    },
  };
}

/**
 * Inverts the index: from the terms of each entry to the entries of each term, in one array. A separate list for each
 * of half a million terms would need too much memory.
 */
async function invert(
  said: Uint32Array,
  ends: Uint32Array,
  counts: readonly number[],
): Promise<(term: number) => Uint32Array> {
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, term) => {
    starts[term + 1] = (starts[term] ?? 0) + count;
  });
  const next = starts.slice();
  const all = new Uint32Array(said.length);
  let place = 0;
  for (let entry = 0; entry < ends.length; entry += 1) {
    for (; place < (ends[entry] ?? 0); place += 1) {
      const term = said[place] ?? 0;
      const free = next[term] ?? 0;
      all[free] = entry;
      next[term] = free + 1;
    }
    if (entry % (AT_ONCE * 20) === 0) await nextTurn();
  }
  return (term) => all.subarray(starts[term], starts[term + 1]);
}
