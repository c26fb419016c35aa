import { createScratch } from '../../column-index/scratch.ts';
import { PLACES, sortByKeys } from './sort-by-keys.ts';

/** Maximum score of a match; the minimum is 0. */
const MOST_GOOD = 65_535;

/** From this number of matches on, a counting sort is faster than sorting keys. */
const MANY = 1_000;

const numbers = createScratch((length) => new Uint32Array(length));

/**
 * Sorts entries by score, the best first; equal ones keep their order. No comparison function is used: few entries
 * are sorted by a combined key, many with a counting sort, because there are few different scores.
 * @param entries in the order of equal ones.
 * @param goodness of each of them, 0 to `MOST_GOOD`.
 */
export function sortByScore(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  return entries.length < MANY ? byKey(entries, goodness) : byCount(entries, goodness);
}

function byKey(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  const keys = new Float64Array(entries.length);
  for (let at = 0; at < keys.length; at += 1) keys[at] = (MOST_GOOD - (goodness[at] ?? 0)) * PLACES + at;
  return sortByKeys(entries, keys);
}

function byCount(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  const places = numbers.zeros(MOST_GOOD + 2);
  for (const good of goodness) {
    const after = MOST_GOOD - good + 1;
    places[after] = (places[after] ?? 0) + 1;
  }
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const ordered = new Uint32Array(entries.length);
  for (let at = 0; at < entries.length; at += 1) {
    const worse = MOST_GOOD - (goodness[at] ?? 0);
    const place = places[worse] ?? 0;
    ordered[place] = entries[at] ?? 0;
    places[worse] = place + 1;
  }
  return ordered;
}
