import { seeded } from '@tourbillon/domain/random/seeded.ts';

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
