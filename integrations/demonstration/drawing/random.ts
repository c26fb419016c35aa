/** Repeatable chance: the same seed always gives the same row of choices. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A number between the two. */
  between(low: number, high: number): number;
  /** One of the values; a value named twice is twice as likely. */
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Chance seeded with a text (FNV-1a into mulberry32). */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (probability) => next() < probability,
  };
}
