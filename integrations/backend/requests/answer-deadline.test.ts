import { expect, it } from 'vitest';
import type { AnswerTerm } from '@tourbillon/domain/business/answer-terms.ts';
import { answerDeadline } from './answer-deadline.ts';

const day = { from: 600, to: 1200 };
/** Opening hours: weekdays 10 to 20, Saturdays 11 to 18. Moscow is three hours ahead of UTC. */
const office = {
  schedule: [day, day, day, day, day, { from: 660, to: 1080 }, null],
  special_days: [{ day: '01-01', hours: null }],
  time_zone: 'Europe/Moscow',
};
const night = { ...office, schedule: Array.from({ length: 7 }, () => ({ from: 0, to: 1440 })) };
const never = { ...office, schedule: Array.from({ length: 7 }, () => null) };
/** Its clocks go forward on 28 March 2027 and back on 25 October 2026, at night. */
const kyiv = { ...office, time_zone: 'Europe/Kyiv' };
const quarter = { minutes: 15 };

it.each<[string, AnswerTerm, string, string, typeof office | typeof never | undefined]>([
  ['in the middle of the day', quarter, '2026-11-20T09:00:30Z', '2026-11-20T09:15:00Z', office],
  ['exactly fifteen minutes before closing', quarter, '2026-11-20T16:45:00Z', '2026-11-20T17:00:00Z', office],
  ['too late for the same evening', quarter, '2026-11-19T16:50:00Z', '2026-11-20T08:00:00Z', office],
  ['at the minute of closing', quarter, '2026-11-19T17:00:00Z', '2026-11-20T08:00:00Z', office],
  ['in the night', quarter, '2026-11-20T00:00:00Z', '2026-11-20T08:00:00Z', office],
  ['on a Saturday evening: Monday', quarter, '2026-11-21T15:30:00Z', '2026-11-23T08:00:00Z', office],
  ['on New Year’s Eve: the day after the holiday', quarter, '2026-12-31T18:00:00Z', '2027-01-02T09:00:00Z', office],
  ['before summer time begins: an hour after the opening', quarter, '2027-03-27T16:30:00Z', '2027-03-29T08:00:00Z', kyiv],
  ['before summer time ends: an hour after the opening', quarter, '2026-10-24T15:30:00Z', '2026-10-26T09:00:00Z', kyiv],
  ['two hours that fit', { minutes: 120 }, '2026-11-20T15:00:00Z', '2026-11-20T17:00:00Z', office],
  ['two hours that do not', { minutes: 120 }, '2026-11-19T15:01:00Z', '2026-11-20T08:00:00Z', office],
  ['always open', { minutes: 120 }, '2026-11-20T20:30:00Z', '2026-11-20T22:30:00Z', night],
  ['never open', quarter, '2026-11-20T09:00:00Z', '2026-11-20T09:15:00Z', never],
  ['no office', quarter, '2026-11-20T00:00:00Z', '2026-11-20T00:15:00Z', undefined],
  ['the same day', { days: 0, working: false }, '2026-11-20T09:00:00Z', '2026-11-20T21:00:00Z', office],
  ['fifteen days', { days: 15, working: false }, '2026-11-20T09:00:00Z', '2026-12-05T21:00:00Z', office],
  ['three working days', { days: 3, working: true }, '2026-11-20T09:00:00Z', '2026-11-25T21:00:00Z', office],
])('%s', (_, term, came, expected, hours) => {
  expect(answerDeadline(term, new Date(came), hours, 'Europe/Moscow').toISOString()).toBe(
    new Date(expected).toISOString(),
  );
}); // prettier-ignore
