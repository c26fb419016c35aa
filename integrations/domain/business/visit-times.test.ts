import { describe, expect, it } from 'vitest';
import { mayVisit, momentIn, officeTime, visitDays } from './visit-times.ts';

const day = { from: 600, to: 1200 };
/** Weekdays from 10 to 20, Saturdays from 11 to 18. */
const office = {
  schedule: [day, day, day, day, day, { from: 660, to: 1080 }, null],
  special_days: [{ day: '11-24', hours: { from: 600, to: 720 } }],
  time_zone: 'Europe/Moscow',
};

describe('the clock of an office', () => {
  it.each([
    ['2026-11-23', 600, 'Europe/Moscow', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23', 0, 'Asia/Vladivostok', '2026-11-22T14:00:00.000Z'],
    ['2026-11-23', 1439, 'Asia/Tashkent', '2026-11-23T18:59:00.000Z'],
    ['2026-03-29', 600, 'Europe/Kyiv', '2026-03-29T07:00:00.000Z'],
    ['2026-03-28', 600, 'Europe/Kyiv', '2026-03-28T08:00:00.000Z'],
    ['2026-10-25', 600, 'Europe/Kyiv', '2026-10-25T08:00:00.000Z'],
  ])('%s, minute %i in %s is %s', (date, minute, zone, expected) => {
    const moment = momentIn(date, minute, zone);
    expect(moment.toISOString()).toBe(expected);
    expect(officeTime(moment, zone)).toEqual({ day: date, minute });
  });
});

describe('when an office may be visited', () => {
  // A Monday, 14:10 in Moscow.
  const now = new Date('2026-11-23T11:10:00Z');

  it.each([
    ['later the same day', '2026-11-23', 870, true],
    ['a minute that is over', '2026-11-23', 840, false],
    ['after closing', '2026-11-23', 1200, false],
    ['on a short day', '2026-11-24', 720, false],
    ['on a day off', '2026-11-29', 720, false],
  ])('%s: %s', (_, date, minute, expected) => {
    expect(mayVisit(momentIn(date, minute, office.time_zone), office, now)).toBe(expected);
  });

  it.each([
    ['a quarter past', { from: 555, to: 1095 }, [{ day: '2026-11-24', from: 570, to: 1050 }]],
    ['too short for a visit at a half hour', { from: 555, to: 590 }, []],
    ['past midnight', { from: 600, to: 1500 }, [{ day: '2026-11-24', from: 600, to: 1410 }]],
    ['not at all', null, []],
  ])('a visit begins at a half hour: of an office that is open %s', (_, hours, expected) => {
    const tuesday = { ...office, schedule: [null, hours, null, null, null, null, null], special_days: [] };
    expect(visitDays(tuesday, now, { count: 7, step: 30 })).toEqual(expected);
  });

  it('the days of a week, today from the next half hour on', () => {
    expect(visitDays(office, now, { count: 7, step: 30 })).toEqual([
      { day: '2026-11-23', from: 870, to: 1170 },
      { day: '2026-11-24', from: 600, to: 690 },
      { day: '2026-11-25', from: 600, to: 1170 },
      { day: '2026-11-26', from: 600, to: 1170 },
      { day: '2026-11-27', from: 600, to: 1170 },
      { day: '2026-11-28', from: 660, to: 1050 },
    ]);
  });
});
