import { expect, test } from 'vitest';
import { businessDay } from './business-day.ts';

test.each([
  ['an evening in Moscow', 'Europe/Moscow', '2026-11-20T18:30:00Z', '2026-11-20', '2026-11-20T21:00:00.000Z'],
  ['the last second', 'Europe/Moscow', '2026-11-20T20:59:59Z', '2026-11-20', '2026-11-20T21:00:00.000Z'],
  ['midnight itself', 'Europe/Moscow', '2026-11-20T21:00:00Z', '2026-11-21', '2026-11-21T21:00:00.000Z'],
  ['the same moment in Tashkent', 'Asia/Tashkent', '2026-11-20T20:59:59Z', '2026-11-21', '2026-11-21T19:00:00.000Z'],
  ['a day of 25 hours', 'Europe/Kyiv', '2026-10-24T21:30:00Z', '2026-10-25', '2026-10-25T22:00:00.000Z'],
  ['a day of 23 hours', 'Europe/Kyiv', '2026-03-28T22:00:00Z', '2026-03-29', '2026-03-29T21:00:00.000Z'],
  ['a day that begins at one', 'Asia/Beirut', '2026-03-28T20:00:00Z', '2026-03-28', '2026-03-28T22:00:00.000Z'],
])('the day of the shop: %s', (_, zone, moment, date, until) => {
  const day = businessDay(new Date(moment), zone);
  expect([day.date, day.until.toISOString()]).toEqual([date, until]);
}); // prettier-ignore
