import { expect, test } from 'vitest';
import { lastDigest } from './digest-schedule.ts';

// 19 November 2026 is a Thursday.
test.each([
  ['a minute before', '2026-11-19T06:59:00Z', 'Europe/Moscow', '2026-11-12T07:00:00.000Z'],
  ['at the moment', '2026-11-19T07:00:00Z', 'Europe/Moscow', '2026-11-19T07:00:00.000Z'],
  ['on the day after', '2026-11-20T20:00:00Z', 'Europe/Moscow', '2026-11-19T07:00:00.000Z'],
  ['on the Wednesday after', '2026-11-25T23:00:00Z', 'Europe/Moscow', '2026-11-19T07:00:00.000Z'],
  ['where it is Thursday already', '2026-11-18T23:30:00Z', 'Asia/Vladivostok', '2026-11-12T00:00:00.000Z'],
  ['where clocks went back on Sunday', '2026-10-29T16:00:00Z', 'Europe/Kyiv', '2026-10-29T08:00:00.000Z'],
])('D58 the weekly letter: %s', (_, now, zone, due) => {
  expect(lastDigest(new Date(now), zone).toISOString()).toBe(due);
});
