/** A copy of a list with one entry moved to another index. */
export function moveEntry<Value>(list: readonly Value[], from: number, to: number): Value[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
