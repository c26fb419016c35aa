import { resized } from '../../column-index/growable-column.ts';
import { lowerBound } from '../../column-index/lower-bound.ts';
import type { Entry, AddedEntry, TermIndex } from './term-index.ts';

/** A change of an index. */
interface TermChange {
  gone: readonly number[];
  /** New entries. They get the next numbers. */
  added: readonly Entry[];
  /** All entries that were added later and are valid, in their order. */
  late: readonly AddedEntry[];
}

/** The parts of an index that was changed: the built index, and the entries of terms that were added later. */
interface Layers {
  built: TermIndex;
  late: Map<string, number[]>;
}

const layers = new WeakMap<TermIndex, Layers>();

/**
 * Changes an index. Terms of the built index stay as they are: what has gone is marked, and what was added is kept
 * beside it. An earlier index stays valid, except that it may find fewer entries.
 */
export function changedTermIndex(index: TermIndex, { gone, added, late }: TermChange): TermIndex {
  const { built, late: terms } = layers.get(index) ?? { built: index, late: new Map<string, number[]>() };
  const size = index.size + added.length;
  const standing = resized(index.standing, size);
  added.forEach((entry, place) => {
    const number = index.size + place;
    standing[number] = entry.standing;
    for (const term of new Set(entry.terms)) {
      const entries = terms.get(term);
      if (entries) entries.push(number);
      else terms.set(term, [number]);
    }
  });
  const marks = new Uint8Array(size);
  if (index.gone) marks.set(index.gone);
  for (const entry of gone) marks[entry] = 1;
  const isValid = (entry: number) => marks[entry] === 0;
  let sorted: string[] | undefined;
  const changed: TermIndex = {
    size,
    built: index.built,
    standing,
    gone: marks,
    late,
    postings(term) {
      const [old, recent] = [built.postings(term), terms.get(term)];
      if (!recent) return old;
      const all = new Uint32Array((old?.length ?? 0) + recent.length);
      if (old) all.set(old);
      all.set(recent, old?.length ?? 0);
      return all;
    },
    begin(start, most) {
      sorted ??= [...terms.keys()].sort();
      const recent = termsFrom(sorted, start).filter((term) => terms.get(term)?.some(isValid));
      // Terms without valid entries do not count, so more are asked for until enough are left.
      for (let asked = most; ; asked *= 2) {
        const old = built.begin(start, asked);
        const valid = old.filter((term) => built.postings(term)?.some(isValid));
        if (valid.length < most && old.length === asked) continue;
        return [...new Set([...valid, ...recent])].sort().slice(0, most);
      }
    },
  };
  layers.set(changed, { built, late: terms });
  return changed;
}

/** The sorted terms with a prefix. */
function termsFrom(sorted: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (let place = lowerBound(sorted, start); sorted[place]?.startsWith(start); place += 1) {
    found.push(sorted[place] ?? '');
  }
  return found;
}
