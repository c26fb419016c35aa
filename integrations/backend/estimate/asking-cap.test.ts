import { describe, expect, it } from 'vitest';
import { type Asking, capByAsking } from './asking-cap.ts';

const RANGE = { lower: 8_000, upper: 12_000 };
const WANTED = { condition: 'perfect', kit: 'full' } as const;
const asking = (usd: number, more: Partial<Asking> = {}): Asking => ({ ...WANTED, usd, ...more });

describe('D84 the instant estimate', () => {
  it.each<[string, Asking[], { lower: number; upper: number }]>([
    ['nothing comparable is on sale', [], RANGE],
    ['the same watch is dearer', [asking(13_000)], RANGE],
    ['the same watch at the bound', [asking(12_000)], { lower: 8_000, upper: 11_000 }],
    ['the lowest of several counts', [asking(20_000), asking(10_000)], { lower: 8_000, upper: 9_500 }],
    [
      'a better one for less counts too',
      [asking(10_000, { condition: 'new' })],
      { lower: 8_000, upper: 9_500 },
    ],
    ['a worse one says nothing', [asking(5_000, { condition: 'natural_wear' })], RANGE],
    ['one with less of its set says nothing', [asking(5_000, { kit: 'papers' })], RANGE],
    ['a set that nobody noted counts', [asking(10_000, { kit: 'unknown' })], { lower: 8_000, upper: 9_500 }],
    ['the range lies above altogether', [asking(6_000)], { lower: 3_800, upper: 5_700 }],
  ])('%s', (_, onSale, expected) => {
    const capped = capByAsking(RANGE, WANTED, onSale);
    expect([Math.round(capped.lower), Math.round(capped.upper)]).toEqual([expected.lower, expected.upper]);
  });

  it('of a watch without box and papers one with them counts', () => {
    expect(capByAsking(RANGE, { condition: 'perfect', kit: 'none' }, [asking(10_000)]).upper).toBe(9_500);
  });
});
