import { describe, expect, it } from 'vitest';
import {
  exampleLoan,
  loanCost,
  loanLimits,
  loanTerms,
  type Tariff,
  calculateLoan,
  saleOfPledge,
} from './loan-cost.ts';

const tariff: Tariff = {
  currency: 'RUB',
  days: 30,
  rows: [
    { from: 50_000, to: 300_000, percent: 4 },
    { from: 300_000, to: 1_000_000, percent: 3.5 },
  ],
};

describe('D99 the terms of a loan are those of the tariff', () => {
  it.each([
    [49_999, undefined],
    [50_000, 4],
    [299_999, 4],
    [300_000, 3.5],
    [1_000_000, 3.5],
    [1_000_001, undefined],
  ])('%i: %s per cent', (amount, percent) => {
    expect(loanTerms(tariff, amount)?.percent).toBe(percent);
  });

  it('a day, a year, and what is paid back', () => {
    expect(loanCost(300_000, { days: 30, percent: 3.5 })).toEqual({
      percent_day: 0.1167,
      percent_year: 42.583,
      repay: 310_500,
    });
  });
});

describe('D99 a loan is worked out by its days', () => {
  it.each([
    [300_000, 30, { percent: 3.5, interest: 10_500, repay: 310_500, repayAfterGrace: 321_000 }],
    [300_000, 1, { percent: 3.5, interest: 350, repay: 300_350, repayAfterGrace: 310_850 }],
    [50_000, 45, { percent: 4, interest: 3_000, repay: 53_000, repayAfterGrace: 55_000 }],
    [1_000_000, 7, { percent: 3.5, interest: 8_167, repay: 1_008_167, repayAfterGrace: 1_043_167 }],
  ])('%i for %i days', (amount, days, expected) => {
    expect(calculateLoan(tariff, amount, days)).toMatchObject({ amount, days, ...expected });
  });

  it.each([49_999, 1_000_001])('%i has no row', (amount) => {
    expect(calculateLoan(tariff, amount, 30)).toBeUndefined();
  });

  it.each([
    [
      'of the examples',
      undefined,
      { price: 600_000, amount: 300_000, interest: 21_000, days: 60, surplus: 279_000 },
    ],
    ['known', 330_000.4, { price: 330_000, amount: 300_000, interest: 21_000, days: 60, surplus: 9_000 }],
    ['below the debt', 321_000, undefined],
  ])('the price of a sale is divided: a price %s', (_, price, expected) => {
    const loan = calculateLoan(tariff, 300_000, 30);
    expect(loan && saleOfPledge(loan, price)).toEqual(expected);
  });

  it('the example and the limits are of the table', () => {
    expect(exampleLoan(tariff)).toMatchObject({ amount: 300_000, days: 30, percentYear: 42.583 });
    expect(exampleLoan({ ...tariff, rows: tariff.rows.slice(0, 1) })?.amount).toBe(50_000);
    expect(exampleLoan({ ...tariff, rows: [] })).toBeUndefined();
    expect(loanLimits(tariff)).toEqual({ from: 50_000, to: 1_000_000 });
    expect(loanLimits({ ...tariff, rows: [] })).toBeUndefined();
  });
});
