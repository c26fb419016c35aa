import { expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const day = { from: 600, to: 1200 };
const schedule = [day, day, day, day, day, { from: 660, to: 1080 }, null];

// 2026-11-20 is a Friday.
test.each([
  ['open in Moscow', 'Europe/Moscow', '2026-11-20T07:00:00Z', { state: 'open', minute: 1200 }],
  ['before opening', 'Europe/Moscow', '2026-11-20T06:59:00Z', { state: 'opens', minute: 600 }],
  ['the closing minute is closed', 'Europe/Moscow', '2026-11-20T17:00:00Z', { state: 'closed' }],
  [
    'the zone moves the day: Saturday in Vladivostok',
    'Asia/Vladivostok',
    '2026-11-20T14:30:00Z',
    { state: 'opens', minute: 660 },
  ],
  ['a day off', 'Europe/Moscow', '2026-11-22T09:00:00Z', { state: 'closed' }],
  ['midnight is minute 0', 'Europe/Moscow', '2026-11-19T21:00:00Z', { state: 'opens', minute: 600 }],
])('opening hours: %s', (_, zone, moment, expected) => {
  expect(openingAt(schedule, zone, new Date(moment))).toEqual(expected);
});

test('a schedule without days is closed', () => {
  expect(openingAt([], 'Europe/Moscow', new Date(0))).toEqual({ state: 'closed' });
});
