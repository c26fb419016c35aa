import { describe, expect, test } from 'vitest';
import { minuteIn, openingAt, type Schedule, type SpecialDays } from './opening-hours.ts';

const day = { from: 600, to: 1200 };
const week: Schedule = [day, day, day, day, day, { from: 660, to: 1080 }, null];
const night: Schedule = [null, null, null, null, { from: 1080, to: 1560 }, { from: 1080, to: 1560 }, null];
const always: Schedule = Array.from({ length: 7 }, () => ({ from: 0, to: 1440 }));
const holidays: SpecialDays = [
  { day: '12-31', hours: { from: 600, to: 960 } },
  { day: '01-01', hours: null },
];

const open = (minute: number) => ({ state: 'open', minute });
const opens = (minute: number, inDays: number, weekday: number) => ({
  state: 'opens',
  minute,
  inDays,
  weekday,
});

// 2026-11-20 is a Friday; Moscow is three hours ahead of UTC, the whole year.
describe('opening hours by the clock of the office', () => {
  test.each([
    ['a minute before opening', '2026-11-20T06:59:59Z', opens(600, 0, 4)],
    ['the very minute of opening', '2026-11-20T07:00:00Z', open(1200)],
    ['a minute before closing', '2026-11-20T16:59:59Z', open(1200)],
    ['the very minute of closing', '2026-11-20T17:00:00Z', opens(660, 1, 5)],
    ['just after midnight', '2026-11-19T21:00:00Z', opens(600, 0, 4)],
    ['over the weekend', '2026-11-21T15:00:00Z', opens(600, 2, 0)],
    ['on the day off', '2026-11-22T09:00:00Z', opens(600, 1, 0)],
  ])('%s', (_, moment, expected) => {
    expect(openingAt(week, [], 'Europe/Moscow', new Date(moment))).toEqual(expected);
  });

  test.each([
    [
      'the same moment in Vladivostok is its Saturday',
      'Asia/Vladivostok',
      '2026-11-20T14:30:00Z',
      opens(660, 0, 5),
    ],
    ['and in Tashkent its Friday evening', 'Asia/Tashkent', '2026-11-20T14:30:00Z', open(1200)],
    ['a zone of half hours', 'Asia/Kolkata', '2026-11-20T04:30:00Z', open(1200)],
    ['before clocks go forward', 'Europe/Berlin', '2026-03-27T09:00:00Z', open(1200)],
    ['the minute before, in summer time', 'Europe/Berlin', '2026-03-30T07:59:00Z', opens(600, 0, 0)],
    ['an hour of UTC earlier in summer time', 'Europe/Berlin', '2026-03-30T08:00:00Z', open(1200)],
    ['the closing minute after clocks went back', 'Europe/Berlin', '2026-10-26T19:00:00Z', opens(600, 1, 1)],
  ])('%s', (_, zone, moment, expected) => {
    expect(openingAt(week, [], zone, new Date(moment))).toEqual(expected);
  });

  test.each([
    ['open past midnight', '2026-11-20T22:30:00Z', open(120)],
    ['the minute it closes in the night', '2026-11-20T23:00:00Z', opens(1080, 0, 5)],
    ['the evening before is not the next day yet', '2026-11-20T20:59:00Z', open(120)],
    ['the last night ends on the day off', '2026-11-21T22:59:00Z', open(120)],
    ['and then the week is over', '2026-11-21T23:00:00Z', opens(1080, 5, 4)],
  ])('hours past midnight: %s', (_, moment, expected) => {
    expect(openingAt(night, [], 'Europe/Moscow', new Date(moment))).toEqual(expected);
  });

  test.each([
    ['a short day closes early', '2026-12-31T13:00:00Z', opens(660, 2, 5)],
    ['a short day is open until then', '2026-12-31T12:59:00Z', open(960)],
    ['a holiday is closed', '2027-01-01T09:00:00Z', opens(660, 1, 5)],
    ['an ordinary day is not touched', '2026-12-30T13:00:00Z', open(1200)],
  ])('special days: %s', (_, moment, expected) => {
    expect(openingAt(week, holidays, 'Europe/Moscow', new Date(moment))).toEqual(expected);
  });

  test('day and night: closing at midnight is followed by opening', () => {
    expect(openingAt(always, [], 'Europe/Moscow', new Date('2026-11-20T21:00:00Z'))).toEqual(open(0));
  });

  test.each([
    ['no days', []],
    ['no open day', [null, null, null, null, null, null, null]],
  ])('a schedule with %s is closed', (_, schedule) => {
    expect(openingAt(schedule, [], 'Europe/Moscow', new Date(0))).toEqual({ state: 'closed' });
  });

  test('the minute of the day in a zone', () => {
    expect(minuteIn('Asia/Vladivostok', new Date('2026-11-20T14:30:00Z'))).toBe(30);
  });
});
