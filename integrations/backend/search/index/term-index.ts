import { lowerBound } from '../../column-index/lower-bound.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { growing } from '../../column-index/growing.ts';

/** One entry of the index: its terms and its rank among equal matches. */
export interface Entry {
  terms: Iterable<string>;
  /** Of equal matches the higher rank comes first: whole numbers from 0 to 7. */
  standing: number;
}

/** An inverted index from terms to entries. Entries are numbered in the order given, the best of equal ones first. */
export interface TermIndex {
  size: number;
  standing: Uint8Array;
  /** Entries of a term, ascending; undefined if there are none. */
  postings(term: string): Uint32Array | undefined;
  /** Terms with this prefix, in alphabetical order. */
  begin(start: string, most: number): string[];
}

/** Entries and terms processed before other requests get a turn. */
const AT_ONCE = 500;

/** Builds an index, reading one entry at a time. */
export async function createTermIndex(entries: Iterable<Entry> | AsyncIterable<Entry>): Promise<TermIndex> {
  const numbers = new Map<string, number>();
  const standing = growing((length) => new Uint8Array(length));
  // The terms of all entries in one array, and the end position of each entry.
  const said = growing((length) => new Uint32Array(length));
  const ends = growing((length) => new Uint32Array(length));
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
  const postings = await turned(said.done(), ends.done(), counts);
  const sorted = [...numbers.keys()].sort();
  return {
    size,
    standing: standing.done(),
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
async function turned(
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
