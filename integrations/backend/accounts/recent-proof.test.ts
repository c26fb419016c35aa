import { describe, expect, it } from 'vitest';
import { isRecentlyProved } from './recent-proof.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('recent proof', () => {
  it.each([
    ['just now', ago(0), true],
    ['five minutes ago', ago(300), true],
    ['a second more', ago(301), false],
    ['never', null, false],
    ['by another machine, whose clock is ahead', ago(-1), true],
    ['by a clock that was put back', ago(-61), false],
  ])('%s', (_, provedAt, expected) => {
    expect(isRecentlyProved({ provedAt }, NOW)).toBe(expected);
  });
});
