import { expect, test } from 'vitest';
import { daysInStock } from './days-in-stock.ts';

const NOW = Date.parse('2026-11-29T09:00:00Z');

test.each([
  ['this morning', '2026-11-29T00:00:00Z', 0],
  ['last night', '2026-11-28T23:59:00Z', 1],
  ['yesterday morning', '2026-11-28T08:00:00Z', 1],
  ['in the evening of a day of last month', '2026-10-31T21:30:00Z', 29],
  ['tomorrow', '2026-11-30T00:00:00Z', undefined],
])('D323 days of the calendar since an item came %s', (_, published_at, days) => {
  expect(daysInStock({ stock: 'current', published_at }, NOW)).toBe(days);
});

test('D323 what has gone is on sale for no days', () => {
  expect(daysInStock({ stock: 'archive', published_at: '2026-10-31T21:30:00Z' }, NOW)).toBeUndefined();
});
