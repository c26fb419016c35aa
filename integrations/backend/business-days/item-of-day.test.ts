import { expect, test } from 'vitest';
import { itemOfDay } from './item-of-day.ts';

const ids = Array.from({ length: 200 }, (_, index) => 100_000 + index);
const days = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

test('unit of the day: the same all day, whatever the order of the stock', () => {
  expect(itemOfDay(ids, '2026-11-20')).toBe(itemOfDay([...ids].reverse(), '2026-11-20'));
});

test('unit of the day: it stays when others are sold, and gives way when it is sold itself', () => {
  const chosen = itemOfDay(ids, '2026-11-20');
  const others = ids.filter((id) => id !== chosen);
  expect(itemOfDay([chosen ?? 0, ...others.slice(0, 50)], '2026-11-20')).toBe(chosen);
  expect(itemOfDay(others, '2026-11-20')).not.toBe(chosen);
});

test('unit of the day: over a year most of the stock has its turn, nothing too often', () => {
  const turns = Map.groupBy(days, (date) => itemOfDay(ids, date));
  expect(turns.size).toBeGreaterThan(140);
  expect(Math.max(...[...turns.values()].map((dates) => dates.length))).toBeLessThan(9);
});

test('unit of the day: without stock there is none', () => {
  expect(itemOfDay([], '2026-11-20')).toBeUndefined();
});
