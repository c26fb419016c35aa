import { expect, it } from 'vitest';
import { dueDay } from './due-day.ts';
import { addWorkingDays } from '../business-days/working-days.ts';

it.each([
  ['on a Monday: Thursday', '2026-11-16', 3, '2026-11-19'],
  ['on a Wednesday: over the week-end', '2026-11-18', 3, '2026-11-23'],
  ['on a Friday', '2026-11-20', 3, '2026-11-25'],
  ['on a Saturday: counted from Monday', '2026-11-21', 3, '2026-11-25'],
  ['on a Sunday', '2026-11-22', 3, '2026-11-25'],
  ['before the holidays of the new year', '2026-12-30', 3, '2027-01-12'],
  ['before 4 November', '2026-11-03', 3, '2026-11-09'],
  ['before a leap day', '2028-02-28', 1, '2028-02-29'],
  ['no days', '2026-11-21', 0, '2026-11-21'],
])('§9 working days, sent %s', (_, sent, days, expected) => {
  expect(addWorkingDays(sent, days)).toBe(expected);
});

it.each([
  ['appeal', '2026-11-21', '2026-12-06'],
  ['appeal', '2026-12-25', '2027-01-09'],
  ['deferral', '2026-11-21', '2026-11-25'],
  ['question', '2026-11-21', undefined],
] as const)('§9 D59 %s sent on %s is due on %s', (kind, sent, expected) => {
  expect(dueDay(kind, sent)).toBe(expected);
});
