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

/** Builds an index. */
export function createTermIndex(entries: readonly Entry[]): TermIndex {
  const lists = new Map<string, number[]>();
  entries.forEach(({ terms }, number) => {
    for (const term of new Set(terms)) {
      const list = lists.get(term);
      if (list) list.push(number);
      else lists.set(term, [number]);
    }
  });
  const postings = new Map([...lists].map(([term, list]) => [term, Uint32Array.from(list)]));
  const sorted = [...postings.keys()].sort();
  return {
    size: entries.length,
    standing: Uint8Array.from(entries, ({ standing }) => standing),
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
