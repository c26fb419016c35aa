/** A list with one of its things moved by a given number of places; at an end it stays where it is. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
