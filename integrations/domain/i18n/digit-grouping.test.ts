import { expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';
import { pluralText } from './plural.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { translator } from './translate.ts';

it('thousands stand apart by a thin no-break space, units by a full one', () => {
  expect(thinDigitSpaces('1\u00a0234\u00a0500\u00a0₽')).toBe('1\u202f234\u202f500\u00a0₽');
  expect(thinDigitSpaces('$13,365')).toBe('$13,365');
});

it.each([
  ['ru', '1\u202f234\u202f567'],
  ['en', '1,234,567'],
  ['ua', '1\u202f234\u202f567'],
  ['uz', '1\u202f234\u202f567'],
] as const)('a number on %s', (locale, shown) => {
  expect(formatNumber(locale, 1_234_567)).toBe(shown);
});

it('counts in sentences have them as well', () => {
  expect(translator('ru')('home.wishBuyFigure', { count: 12_345 })).toContain('12\u202f345');
  expect(pluralText({ other: '{{count}}' }, 12_345, 'ru-RU')).toBe('12\u202f345');
});
