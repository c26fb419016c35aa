/** How good the best find can be; the least is 0. */
const MOST_GOOD = 65_535;

/** From a given number of finds on, counting them is faster than sorting them. */
const MANY = 10_000;

/** Numbers of entries leave room for how good they are in a number that is still exact. */
const ENTRIES = 2 ** 24;

/**
 * Entries from the best, equals in the order given. Neither way compares two entries by a function: few are sorted by a
 * key that holds both, many are counted by how good they are, of which there are few kinds.
 * @param entries ascending. @param goodness of each of them, 0 to `MOST_GOOD`.
 */
export function bestFirst(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  return entries.length < MANY ? byKey(entries, goodness) : byCount(entries, goodness);
}

function byKey(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  const keys = Float64Array.from(entries, (entry, at) => (MOST_GOOD - (goodness[at] ?? 0)) * ENTRIES + entry);
  return Uint32Array.from(keys.sort(), (key) => key % ENTRIES);
}

function byCount(entries: Uint32Array, goodness: Uint16Array): Uint32Array {
  const places = new Uint32Array(MOST_GOOD + 2);
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
