import { expect, test, vi } from 'vitest';
import { numberFormat, pluralCategory } from './number-format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const sum = { style: 'currency', currency: 'UZS', currencyDisplay: 'narrowSymbol' } as const;

test.each<[Intl.NumberFormatOptions, number, string]>([
  [{}, 1_234_567.5, '1 234 567,5'],
  [{ style: 'percent', maximumFractionDigits: 3 }, 0.036, '3,6%'],
  [{ ...sum, maximumFractionDigits: 0 }, 171_240_000, '171 240 000 soʻm'],
  [{ ...sum, notation: 'compact', maximumSignificantDigits: 3 }, 150_000, '150 ming soʻm'],
  [{ ...sum, notation: 'compact', maximumSignificantDigits: 3 }, 1_250_000, '1,25 mln soʻm'],
  [{ ...sum, notation: 'compact', maximumSignificantDigits: 2 }, 19_900_000_000, '20 mlrd soʻm'],
  [{ ...sum, currency: 'USD', maximumFractionDigits: 0 }, 13_365, '13 365 $'],
  [{ ...sum, currencyDisplay: 'code', maximumFractionDigits: 0 }, 5_000, '5 000 UZS'],
])('D92 an Uzbek number as %j', (options, value, expected) => {
  expect(plain(numberFormat('uz-Latn-UZ', options).format(value))).toBe(expected);
});

test.each([
  ['ru-RU', '3,6\u00a0%'],
  ['uk-UA', '3,6\u00a0%'],
  ['en-US', '3.6%'],
  ['uz-Latn-UZ', '3,6%'],
])('a share on %s is written as its texts write it: %s', (iso, expected) => {
  expect(numberFormat(iso, { style: 'percent', maximumFractionDigits: 1 }).format(0.036)).toBe(expected);
});

test('D92 Uzbek needs no data of the browser: nothing asks for it', () => {
  const asked: unknown[] = [];
  const watched = new Proxy(Intl.NumberFormat, {
    construct(format, args: [string]) {
      asked.push(args[0]);
      return new format(...args);
    },
  });
  vi.stubGlobal('Intl', { ...intlOf(), NumberFormat: watched });
  const range = numberFormat('uz', { ...sum, notation: 'compact', maximumSignificantDigits: 3 });
  expect(plain(range.formatRange(1_200_000, 1_500_000))).toBe('1,2–1,5 mln soʻm');
  expect([0, 1, 2, 5, 21].map((count) => pluralCategory('uz-Latn-UZ', count))).toEqual([
    'other',
    'one',
    'other',
    'other',
    'other',
  ]);
  vi.unstubAllGlobals();
  expect(asked).toEqual(['ru-RU']);
});

/** The used part of `Intl`; its own properties are not enumerable. */
const intlOf = () => ({ PluralRules: Intl.PluralRules });

test.each(['ru-RU', 'en-US', 'uk-UA'])('other languages are as the platform has them: %s', (iso) => {
  expect(numberFormat(iso).format(12_345.6)).toBe(new Intl.NumberFormat(iso).format(12_345.6));
  expect(pluralCategory(iso, 21)).toBe(new Intl.PluralRules(iso).select(21));
});
