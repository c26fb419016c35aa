import { describe, expect, it } from 'vitest';
import { amountTerms, MOST_ROUBLES } from './amount-limit.ts';

const RATES = { USD: 1, RUB: 92.37, UAH: 41.52, UZS: 12_812.5 };

describe('D79 an amount is asked for in the currency of the site', () => {
  it.each([
    ['ru', 'RUB', 100_000_000],
    ['en', 'USD', 1_000_000],
    ['ua', 'UAH', 44_000_000],
    ['uz', 'UZS', 13_000_000_000],
  ] as const)('%s: in %s, %i at most, never above the limit of the contract', (locale, currency, most) => {
    const terms = amountTerms(locale, RATES);
    expect([terms.currency, terms.most]).toEqual([currency, most]);
    expect(terms.roubles(most)).toBeLessThanOrEqual(MOST_ROUBLES);
  });

  it('roubles while a rate is not known', () => {
    expect(amountTerms('ua', { USD: 1, RUB: 92 })).toMatchObject({ currency: 'RUB', most: MOST_ROUBLES });
    expect(amountTerms('en', {})).toMatchObject({ currency: 'RUB', most: MOST_ROUBLES });
  });

  it('is converted to whole roubles', () => {
    expect(amountTerms('en', RATES).roubles(20_000)).toBe(1_847_400);
  });
});
