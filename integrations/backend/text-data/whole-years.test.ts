import { expect, test } from 'vitest';
import { wholeYears } from './whole-years.ts';

test.each([
  ['the older part of a year is left out', [50, 50.4, 51.2, 52.5], [51.2, 52.5]],
  ['exactly a year', [50, 50.5, 51], [50.5, 51]],
  ['less than a year', [50, 50.9], undefined],
  ['nothing', [], undefined],
])('D513 months of whole years: %s', (_, years, kept) => {
  expect(wholeYears(years.map((one) => ({ years: one })))?.map((one) => one.years)).toEqual(kept);
});
