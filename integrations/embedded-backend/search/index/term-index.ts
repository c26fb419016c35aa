import { setImmediate as nextTurn } from 'node:timers/promises';

/** One thing that can be found: the terms it is found by, and its place among equals. */
export interface Entry {
  terms: Iterable<string>;
  /** Of equally good finds the higher comes first: whole numbers from 0, below 8. */
  standing: number;
}

/** An inverted index: which entries have a term. Entries are numbered in the order given, the best of equals first. */
export interface TermIndex {
  size: number;
  standing: Uint8Array;
  /** Entries of a term, ascending; nothing when there are none. */
  postings(term: string): Uint32Array | undefined;
  /** Terms that begin so, in the alphabet's order. */
  begin(start: string, most: number): string[];
}

/** Entries and terms handled at a time, so that requests are answered between. */
const AT_ONCE = 500;

/** Builds an index; the entries are read one by one. */
export async function createTermIndex(entries: Iterable<Entry>): Promise<TermIndex> {
  const lists = new Map<string, number[]>();
  const standing: number[] = [];
  for (const entry of entries) {
    const number = standing.push(entry.standing) - 1;
    for (const term of entry.terms) {
      const list = lists.get(term);
      if (!list) lists.set(term, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
    if (number % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  const postings = new Map<string, Uint32Array>();
  for (const [term, list] of lists) {
    postings.set(term, Uint32Array.from(list));
    if (postings.size % AT_ONCE === 0) await nextTurn();
  }
  const sorted = [...postings.keys()].sort();
  return {
    size: standing.length,
    standing: Uint8Array.from(standing),
    postings: (term) => postings.get(term),
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

/** The first place of a sorted list whose text is not before the given one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
