/** A generator of numbers in [0, 1) that is the same at every run. */
export type Random = () => number;

/**
 * Creates a seeded random generator (mulberry32). Each item has its own generator, so an additional draw for one item
 * does not change the others.
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws one of the values with a probability by weight. */
export function pick<T>(random: Random, weights: readonly (readonly [T, number])[]): T {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let point = random() * total;
  for (const [value, weight] of weights) {
    point -= weight;
    if (point < 0) return value;
  }
  const last = weights.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last[0];
}

/** Draws whether an event of this probability happens. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}
