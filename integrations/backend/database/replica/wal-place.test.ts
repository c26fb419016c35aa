import { describe, expect, it } from 'vitest';
import { Lag, readWalPlace } from './wal-place.ts';

describe('a place in the log of PostgreSQL', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['16/B374D848', 0x16_b374_d848n],
    ['ffffffff/ffffffff', 0xffff_ffff_ffff_ffffn],
  ])('%s', (text, place) => expect(readWalPlace(text)).toBe(place));

  it.each(['', '16', '16/', '/1', 'G/1', '1/2/3'])('"%s" is none', (text) => {
    expect(() => readWalPlace(text)).toThrow('no place');
  });
});

describe('how far a replica is behind', () => {
  it.each<[string, [place: bigint, at: number][], [place: bigint, at: number], number]>([
    ['nothing was noted', [], [0n, 1_000], 0],
    ['it has everything', [[10n, 0]], [10n, 1_000], 0],
    [
      'nothing has happened for an hour',
      [
        [10n, 0],
        [10n, 3_600_000],
      ],
      [10n, 3_600_001],
      0,
    ],
    [
      'since the oldest place that it has not',
      [
        [10n, 0],
        [20n, 500],
        [30n, 1_000],
      ],
      [10n, 1_500],
      1_000,
    ],
    [
      'and not since one that it has',
      [
        [10n, 0],
        [20n, 500],
        [30n, 1_000],
      ],
      [20n, 1_500],
      500,
    ],
    [
      'a primary that stands still leaves it behind all the same',
      [
        [10n, 0],
        [10n, 9_000],
      ],
      [9n, 9_000],
      9_000,
    ],
  ])('%s', (_, noted, [place, at], expected) => {
    const lag = new Lag();
    for (const [primary, then] of noted) lag.primaryAt(primary, then);
    expect(lag.replicaAt(place, at)).toBe(expected);
  });
});
