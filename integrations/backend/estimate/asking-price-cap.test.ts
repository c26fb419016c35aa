import { describe, expect, it } from 'vitest';
import { coarse } from '../price-history/price-history.ts';
import { type AskingPrice, capByAskingPrices } from './asking-price-cap.ts';

const RANGE = { lower: 8_000, middle: 10_000, upper: 12_000 };
const nobodyKnows = () => undefined;
const WANTED = { condition: 'perfect', kit: 'full' } as const;
const asking = (usd: number, more: Partial<AskingPrice> = {}): AskingPrice => ({ ...WANTED, usd, ...more });

describe('D84 the instant estimate', () => {
  it.each<[string, AskingPrice[], { lower: number; middle: number; upper: number }]>([
    ['nothing comparable is on sale', [], RANGE],
    ['the same watch is dearer', [asking(13_000)], RANGE],
    ['the same watch at the bound', [asking(12_000)], { lower: 7_333, middle: 9_167, upper: 11_000 }],
    [
      'the lowest of several counts',
      [asking(20_000), asking(10_000)],
      { lower: 6_333, middle: 7_917, upper: 9_500 },
    ],
    [
      'a better one for less counts too',
      [asking(10_000, { condition: 'new' })],
      { lower: 6_333, middle: 7_917, upper: 9_500 },
    ],
    ['a worse one says nothing', [asking(5_000, { condition: 'natural_wear' })], RANGE],
    ['one with less of its set says nothing', [asking(5_000, { kit: 'papers' })], RANGE],
    [
      'a set that nobody noted counts',
      [asking(10_000, { kit: 'unknown' })],
      { lower: 6_333, middle: 7_917, upper: 9_500 },
    ],
    ['the range lies above altogether', [asking(6_000)], { lower: 3_800, middle: 4_750, upper: 5_700 }],
  ])('%s', (_, onSale, expected) => {
    const capped = capByAskingPrices(RANGE, WANTED, onSale, nobodyKnows);
    const rounded = [capped.lower, capped.middle, capped.upper].map(Math.round);
    expect(rounded).toEqual([expected.lower, expected.middle, expected.upper]);
  });

  it.each([
    [10_791, 10_251],
    [12_958, 12_300],
  ])('the bound is below the price also as it is shown: of %i', (price, upper) => {
    const capped = capByAskingPrices({ ...RANGE, upper }, WANTED, [asking(price)], nobodyKnows);
    expect(coarse(capped.upper)).toBeLessThanOrEqual(0.95 * price);
  });

  it('of a watch without box and papers one with them counts', () => {
    const bare = { condition: 'perfect', kit: 'none' } as const;
    expect(capByAskingPrices(RANGE, bare, [asking(10_000)], nobodyKnows).upper).toBe(9_500);
  });

  it.each([
    ['a worn one counts at the price it would have', 1.25, 9_500],
    ['one that would be cheaper counts as it is', 0.5, 7_600],
  ])('%s', (_, times, upper) => {
    const worn = [asking(8_000, { condition: 'natural_wear' })];
    expect(capByAskingPrices(RANGE, WANTED, worn, () => times).upper).toBe(upper);
  });
});
