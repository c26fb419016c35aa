import { expect, it } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { loanWords } from './loan-words.ts';

const tariff = {
  days: 30,
  rows: [
    { from: 50_000, to: 300_000, percent: 4 },
    { from: 300_000, to: 1_000_000, percent: 3.5 },
  ],
};
const terms = { tariff, currencies: ['RUB', 'USD', 'UZS'] };

it.each([
  [null, 'RUB', 'Leave empty to offer no loan.', false],
  [300_000, 'RUB', 'At our rates: 30 days, 3.5%, ₽310,500 to repay', false],
  [1_000_000, 'RUB', '₽1,035,000 to repay', false],
  [10_000, 'RUB', 'a loan is from ₽50,000 to ₽1,000,000', true],
  [1_000_001, 'RUB', 'a loan is from ₽50,000 to ₽1,000,000', true],
  [300_000, 'UZS', 'Loans of this office are in RUB', true],
])('a loan of %s %s: %s', (loan, currency, words, isRefused) => {
  const said = loanWords(terms, { loan, currency }, 'en', deskTranslators.en);
  expect(said.text.replaceAll('RUB\u00a0', '₽')).toContain(words);
  expect(said.isRefused).toBe(isRefused);
});

it('an office without rates makes no loans', () => {
  const said = loanWords({ ...terms, tariff: null }, { loan: 1, currency: 'RUB' }, 'en', deskTranslators.en);
  expect(said).toEqual({ text: deskTranslators.en('offers.loanAbsent'), isRefused: true });
});
