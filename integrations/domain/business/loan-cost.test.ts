import { describe, expect, it } from 'vitest';
import { loanCost, loanTerms, type Tariff } from './loan-cost.ts';

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
