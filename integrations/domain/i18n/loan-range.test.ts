import { expect, test } from 'vitest';
import { loanRange } from './loan-range.ts';
import { DEAL } from '../business/terms.ts';
import type { Locale } from './locales.ts';
import type { Rates } from './money.ts';

const RATES = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 };

test.each<[Locale, Rates, string, string]>([
  ['ru', RATES, '50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽'],
  ['en', RATES, '$550', '$1.6M'],
  ['ua', RATES, '23\u202f000\u00a0₴', '66\u00a0млн\u00a0₴'],
  ['uz', RATES, '6,9\u00a0mln\u00a0soʻm', '20\u00a0mlrd\u00a0soʻm'],
  ['ru', {}, '50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽'],
  ['en', {}, '₽50,000', '₽150M'],
  ['ua', { RUB: 92.4 }, '50\u202f000\u00a0₽', '150\u00a0млн\u00a0₽'],
])('§9 loans on the %s host at the rates %o: from %s to %s', (locale, rates, from, to) => {
  expect(loanRange(locale, rates)).toEqual({ from, to });
});

test('§9 loans are 50,000 to 150,000,000 roubles, 10 to 15 per cent below a buy-out', () => {
  expect(DEAL).toMatchObject({ loan: { from: 50_000, to: 150_000_000 }, loanLess: { from: 10, to: 15 } });
});
