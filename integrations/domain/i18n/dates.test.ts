import { expect, test } from 'vitest';
import { formatDate, formatMinute, formatMonthDay } from './dates.ts';

test.each([
  ['ru', '9 ноября 2026 г.'],
  ['en', '9 November 2026'],
  ['ua', '9 листопада 2026 р.'],
  ['uz', '2026-yil 9-noyabr'],
] as const)('a date in %s', (locale, expected) => {
  expect(formatDate('2026-11-09', locale)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [605, '10:05'],
  [1440, '00:00'],
])('minute %i of the day is %s', (minute, expected) => {
  expect(formatMinute(minute)).toBe(expected);
});

test.each([
  ['ru', '31 декабря'],
  ['en', '31 December'],
  ['ua', '31 грудня'],
  ['uz', '31-dekabr'],
] as const)('a day of every year in %s', (locale, expected) => {
  expect(formatMonthDay('12-31', locale)).toBe(expected);
});
