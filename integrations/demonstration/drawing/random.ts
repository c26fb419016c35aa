import { seeded } from '@tourbillon/domain/random/seeded.ts';

/** A seeded random generator: the same seed always gives the same sequence. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A number between the two. */
  between(low: number, high: number): number;
  /** One of the values; a repeated value is more likely. */
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Creates a generator from a text seed (FNV-1a into mulberry32). */
export function randomFrom(seed: string): Random {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  }
  const next = seeded(hash);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (probability) => next() < probability,
  };
}
