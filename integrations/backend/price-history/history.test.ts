import { expect, test } from 'vitest';
import { historyOf, positionOf } from './history.ts';

const ALL = { sales: 5, lower: 9_000, median: 10_000, upper: 12_000 };
const NOW = new Date('2026-11-23T12:00:00Z');
const on = (day: string, ...prices: number[]) => prices.map((usd) => ({ usd, at: new Date(day) }));
const sales = (...prices: number[]) => on('2026-02-01', ...prices);

test.each([
  [8_999, 'below', 90],
  [9_000, 'within', 90],
  [10_000, 'within', 100],
  [12_000, 'within', 120],
  [12_001, 'above', 120],
] as const)('item: %d dollars are %s the usual, %d %% of the median', (own, place, percent) => {
  expect(positionOf(own, ALL)).toEqual({ place, percent_of_median: percent });
});

test.each([
  ['fewer than three sales are no history', historyOf(sales(1, 2), 1, NOW), null],
  ['a hidden price has no place', historyOf(sales(1, 2, 3), null, NOW)?.position, null],
])('D9 price history: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test.each([
  ['three of the last twelve months are measured', on('2025-11-23T12:00:00Z', 100, 200, 300), 200, 'below'],
  ['the day before that year is not in it', on('2025-11-22', 100, 200, 300), undefined, undefined],
  [
    'two are too few, whatever was sold before',
    [...sales(1, 2), ...on('2024-02-01', 1, 2, 3)],
    undefined,
    undefined,
  ],
  [
    'older sales do not move the measure',
    [...sales(20, 30, 40), ...on('2024-02-01', 900, 900)],
    30,
    'within',
  ],
])('D85 the last twelve months: %s', (_, sold, median, place) => {
  const history = historyOf(sold, 35, NOW);
  expect(history?.recent?.median).toBe(median);
  expect(history?.position?.place).toBe(place);
});

test('D435 a sale is told by a rounded price and its year, in the order of prices', () => {
  const history = historyOf(
    [...on('2026-03-01', 12_345, 8_342), ...on('2024-03-01', 9_000, 8_351)],
    null,
    NOW,
  );
  expect(history?.dots).toEqual([
    { usd: 8_350, recent: true },
    { usd: 8_350, recent: false },
    { usd: 9_000, recent: false },
    { usd: 12_500, recent: true },
  ]);
});

test('D435 of very many sales the newest are told', () => {
  const old = on('2024-03-01', ...Array.from({ length: 50 }, () => 700));
  const history = historyOf(
    [...old, ...on('2026-03-01', ...Array.from({ length: 50 }, () => 900))],
    null,
    NOW,
  );
  expect(history?.dots.filter(({ recent }) => recent)).toHaveLength(50);
  expect(history?.dots).toHaveLength(60);
});
