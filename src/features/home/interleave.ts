/** Interleaves things by kind: the first of each kind, then the second of each, and so on. */
export function interleave<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): Thing[] {
  const kinds = [...Map.groupBy(things, kindOf).values()];
  const rounds = Math.max(0, ...kinds.map((kind) => kind.length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)),
  ).flat();
}
