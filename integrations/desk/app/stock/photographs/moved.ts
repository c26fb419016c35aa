/** A list with what stands at one place at another. */
export function moved<Value>(list: readonly Value[], from: number, to: number): Value[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
