/** A copy of a list with one entry moved by one place; at either end it does not move. */
export function moveEntry<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
