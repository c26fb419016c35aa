import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { createMoney } from './money.ts';

const rates = { USD: 1, RUB: 92.37, UAH: 41.52, UZS: 12_812.5 };
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

describe('D32 money: price in the host’s currency, rounded, dollars beside', () => {
  it.each([
    ['ru', 13_365, '1 234 500 ₽', '13 365 $'],
    ['en', 13_365, '$13,365', null],
    ['ua', 13_365, '554 910 ₴', '13 365 $'],
    ['uz', 13_365, '171 240 000 soʻm', '13 365 $'],
    ['ru', 0, '0 ₽', '0 $'],
    ['uz', 1, '10 000 soʻm', '1 $'],
  ] as const)('%s: %i dollars are %s', (locale, usd, price, dollars) => {
    const money = createMoney(locale, rates);
    expect(plain(money.price(usd))).toBe(price);
    expect(plain(money.usd(usd))).toBe(dollars);
  });

  it('D32: thousands never break and stand close together', () => {
    expect(createMoney('ru', rates).price(13_365)).toBe('1\u202f234\u202f500\u00a0₽');
  });

  it.each([
    ['ru', 1_250_000, '1,25 млн ₽'],
    ['en', 12_500, '$12.5K'],
    ['ua', 600_000, '600 тис. ₴'],
    ['uz', 150_000_000, '150 mln soʻm'],
  ] as const)('%s: %i on an axis is %s', (locale, amount, text) => {
    expect(plain(createMoney(locale, rates).brief(amount))).toBe(text);
  });

  it.each([
    ['ru', /^[\d,]+–[\d,]+ тыс\. ₽$/],
    ['en', /^\$[\d.]+–[\d.]+K$/],
    ['ua', /^[\d,]+–[\d,]+ тис\. ₴$/],
    ['uz', /^[\d,]+–[\d,]+ mln soʻm$/],
  ] as const)('%s: a range names its currency once: %s', (locale, pattern) => {
    expect(plain(createMoney(locale, rates).briefRange(4_500, 6_800))).toMatch(pattern);
  });

  it('shows dollars when the rate is missing', () => {
    const money = createMoney('ru', { USD: 1 });
    expect([money.currency, plain(money.price(1999)), money.usd(1999)]).toEqual(['USD', '1 999 $', null]);
  });
});

describe('D32 filter bounds: typed in the shown currency, converted before the call', () => {
  it.each(LOCALES)('%s: a bound takes exactly the prices that are shown within it', (locale) => {
    const money = createMoney(locale, rates);
    for (let usd = 0; usd < 400; usd += 1) {
      const shown = money.fromUsd(usd);
      for (const bound of [shown - 1, shown, shown + 1].filter((amount) => amount >= 0)) {
        expect(usd >= money.lowestUsd(bound)).toBe(shown >= bound);
        expect(usd <= money.highestUsd(bound)).toBe(shown <= bound);
      }
    }
  });

  it('converts an amount to dollars', () => {
    expect(createMoney('ru', rates).toUsd(92_370)).toBeCloseTo(1000);
  });
});
