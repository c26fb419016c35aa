import { expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { stripOf } from './sales-strip.ts';

const money = createMoney('en', {});
const dots = [
  { usd: 10_000, recent: true },
  { usd: 10_000, recent: false },
  { usd: 20_000, recent: true },
];
const recent = { lower: 10_000, median: 15_000, upper: 20_000 };

test('item: equal prices are stacked, and the ends of the scale hold every sale', () => {
  const strip = stripOf({ dots, recent, own: null }, money);
  expect(strip.dots.map(({ level, isRecent }) => [level, isRecent])).toEqual([
    [0, true],
    [1, false],
    [0, true],
  ]);
  expect(strip.levels).toBe(2);
  expect(strip.dots.every(({ x }) => x >= 0 && x <= 100)).toBe(true);
  expect(strip.usual?.x).toBe(strip.dots[0]?.x);
  expect(strip.own).toBeNull();
});

test.each([
  [5_000, 'start'],
  [15_000, 'middle'],
  [40_000, 'end'],
])('item: its own price of %d is inside the scale, its label is written from its %s', (own, anchor) => {
  const strip = stripOf({ dots, recent, own }, money);
  expect(strip.own?.anchor).toBe(anchor);
  expect(strip.own?.x).toBeGreaterThanOrEqual(0);
  expect(strip.own?.x).toBeLessThanOrEqual(100);
});

test('D85 without three sales of the last year no usual range is drawn', () => {
  expect(stripOf({ dots, recent: null, own: 15_000 }, money).usual).toBeNull();
});
