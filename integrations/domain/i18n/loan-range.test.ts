import { expect, test } from 'vitest';
import { DEAL } from '../business/terms.ts';
import { contractSum, convertedSum } from './loan-money.ts';
import { loanRange } from './loan-range.ts';
import type { Locale } from './locales.ts';
import type { Rates } from './money.ts';

const RATES = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 };
const tariffOf = (currency: string, from: number, to: number) => ({
  currency,
  days: 30,
  rows: [{ from, to, percent: 4 }],
});
const RUSSIA = tariffOf('RUB', 50_000, 150_000_000);
const TASHKENT = tariffOf('UZS', 8_000_000, 1_000_000_000);
const BISHKEK = tariffOf('KGS', 55_000, 10_000_000);

test.each<[Locale, Rates, string, typeof RUSSIA, [string, string, boolean]]>([
  ['ru', RATES, 'Russia', RUSSIA, ['50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽', false]],
  ['en', RATES, 'Russia', RUSSIA, ['$550', '$1.6M', true]],
  ['ua', RATES, 'Russia', RUSSIA, ['23\u202f000\u00a0₴', '66\u00a0млн\u00a0₴', true]],
  ['uz', RATES, 'Tashkent', TASHKENT, ['8\u00a0mln\u00a0soʻm', '1\u00a0mlrd\u00a0soʻm', false]],
  ['en', RATES, 'Tashkent', TASHKENT, ['$640', '$79,000', true]],
  ['en', RATES, 'Bishkek, whose rate nobody knows', BISHKEK, ['KGS\u00a055,000', 'KGS\u00a010M', false]],
  ['ru', {}, 'Russia', RUSSIA, ['50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽', false]],
  ['en', {}, 'Russia', RUSSIA, ['₽50,000', '₽150M', false]],
  ['ua', { RUB: 92.4 }, 'Russia', RUSSIA, ['50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽', false]],
])('D78 loans on the %s host at the rates %o by the tariff of %s', (locale, rates, _, tariff, range) => {
  const [from, to, converted] = range;
  expect(loanRange(locale, rates, tariff)).toEqual({ from, to, converted });
});

test('D78 a tariff without rows has no range', () => {
  expect(loanRange('ru', RATES, { ...RUSSIA, rows: [] })).toBeUndefined();
});

test.each<[Locale, string, string, string | undefined]>([
  ['ru', 'RUB', '310\u202f500\u00a0₽', undefined],
  ['en', 'RUB', '₽310,500', '$3,350'],
  ['ua', 'RUB', '310\u202f500\u00a0₽', '138\u202f000\u00a0₴'],
  ['uz', 'UZS', '310\u202f500\u00a0soʻm', undefined],
  ['uz', 'AZN', '310\u202f500\u00a0AZN', undefined],
])('D99 a sum of a contract on %s in %s, and what it is there', (locale, currency, own, converted) => {
  expect(contractSum(310_500, currency, locale)).toBe(own);
  expect(convertedSum(310_500, locale, { rates: RATES, currency })).toBe(converted);
});

test('§9 a loan is 10 to 15 per cent below a buy-out', () => {
  expect(DEAL.loanLess).toEqual({ from: 10, to: 15 });
});
