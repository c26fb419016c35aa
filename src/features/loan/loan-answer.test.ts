import { expect, it } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { answerLoan } from './loan-answer.ts';
import { readLoanQuery } from './loan-query.ts';

const RATES = { USD: 1, RUB: 100, UAH: 40, UZS: 12_500 };
const tariff = {
  currency: 'RUB',
  days: 30,
  rows: [
    { from: 50_000, to: 300_000, percent: 4 },
    { from: 300_000, to: 1_000_000, percent: 3.5 },
  ],
};
const answer = (locale: Locale, fields: Record<string, string>, rates: object = RATES) =>
  answerLoan(readLoanQuery(new URLSearchParams(fields)), tariff, { locale, rates });

it.each<[Locale, Record<string, string>, object]>([
  ['ru', {}, { currency: 'RUB', typed: { amount: '300\u202f000', days: '30' }, loan: { repay: 310_500 } }],
  ['en', {}, { currency: 'USD', typed: { amount: '3,000', days: '30' }, loan: { amount: 300_000 } }],
  [
    'en',
    { amount: '3000.50', days: '30' },
    { typed: { amount: '3,000' }, loan: { amount: 300_000, repay: 310_500 }, refusals: {} },
  ],
  ['ua', { amount: '120 000', days: '10' }, { loan: { amount: 300_000, interest: 3_500 } }],
  ['ru', { amount: '49999', days: '30' }, { loan: undefined, refusals: {}, isOutside: true }],
  ['en', { amount: '10001', days: '30' }, { loan: undefined, refusals: {}, isOutside: true }],
  [
    'en',
    { amount: '', days: '0' },
    {
      typed: { amount: '' },
      loan: undefined,
      isOutside: false,
      refusals: { amount: 'required', days: 'value' },
    },
  ],
])('D99 the calculator on %s, asked %o', (locale, fields, expected) => {
  expect(answer(locale, fields)).toMatchObject(expected);
});

it('while the rate is not known sums are those of the contract', () => {
  expect(answer('en', {}, {})).toMatchObject({ currency: 'RUB', typed: { amount: '300,000' } });
});
