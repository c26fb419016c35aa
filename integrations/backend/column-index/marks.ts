/** Marks ids: 1 by id. A look-up in it takes less time than one in a set. */
export function marksOf(ids: Iterable<number>): Uint8Array {
  const all = [...ids];
  const marks = new Uint8Array(all.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of all) marks[id] = 1;
  return marks;
}
