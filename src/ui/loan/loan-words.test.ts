import { expect, it } from 'vitest';
import { exampleLoan } from '@tourbillon/domain/business/loan-cost.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { loanWords } from './loan-words.ts';

const RATES = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 };
const RUSSIA = {
  currency: 'RUB',
  days: 30,
  rows: [
    { from: 50_000, to: 300_000, percent: 4 },
    { from: 300_000, to: 1_000_000, percent: 3.5 },
  ],
};
const TASHKENT = { currency: 'UZS', days: 30, rows: [{ from: 8_000_000, to: 50_000_000, percent: 4.5 }] };

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const wordsOf = (locale: Locale, tariff: typeof RUSSIA) => {
  const loan = exampleLoan(tariff);
  if (!loan) throw new Error('The tariff is empty');
  return loanWords(loan, tariff, { locale, t: translator(locale), rates: RATES });
};

it.each<[Locale, typeof RUSSIA, string[], string]>([
  [
    'ru',
    RUSSIA,
    ['300 000 ₽', '0,1167 %', '42,583 %', '10 500 ₽', '310 500 ₽'],
    'Полная стоимость займа: 42,583 % годовых, 10 500 ₽',
  ],
  [
    'en',
    RUSSIA,
    ['about $3,250', '0.1167%', '42.583%', 'about $114', 'about $3,350'],
    'Total cost of the loan: 42.583% a year, ₽10,500',
  ],
  [
    'ua',
    RUSSIA,
    ['близько 134 000 ₴', '0,1167 %', '42,583 %', 'близько 4 700 ₴', 'близько 138 000 ₴'],
    'Повна вартість позики: 42,583 % річних, 10 500 ₽',
  ],
  [
    'uz',
    TASHKENT,
    ['8 000 000 soʻm', '0,15%', '54,750%', '360 000 soʻm', '8 360 000 soʻm'],
    'Qarzning toʻliq qiymati: yillik 54,750%, 360 000 soʻm',
  ],
])('D99 the worked example on %s', (locale, tariff, values, full) => {
  const words = wordsOf(locale, tariff);
  expect(words.rows.map(({ value }) => plain(value))).toEqual(values);
  expect(plain(words.full)).toBe(full);
  expect(words.after).toHaveLength(3);
  const [, interest, surplus] = words.sale?.shares ?? [];
  expect(interest?.amount).toBe(exampleLoan(tariff)!.repayAfterGrace - exampleLoan(tariff)!.amount);
  expect(surplus?.amount).toBe(2 * exampleLoan(tariff)!.amount - exampleLoan(tariff)!.repayAfterGrace);
});

it('what is converted names the currency of the contract and its own sums', () => {
  const { rows, notes } = wordsOf('en', RUSSIA);
  expect(rows.map(({ contract }) => contract)).toEqual([
    '₽300,000',
    undefined,
    undefined,
    '₽10,500',
    '₽310,500',
  ]);
  expect(notes.join(' ')).toContain('in RUB');
  expect(wordsOf('ru', RUSSIA).notes).toHaveLength(1);
});
