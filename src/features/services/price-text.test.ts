import { expect, test } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { priceWords } from './price-text.ts';

const rates = { USD: 1, RUB: 80, UAH: 40, UZS: 12_000 };
const work = { work: '', percent: null, to: null };

test.each([
  ['ru', { ...work, from: 25_000 }, 'от 25 000 ₽'],
  ['en', { ...work, from: 8_000 }, 'from about $100'],
  ['ua', { ...work, from: 8_000 }, 'від близько 4 000 ₴'],
  ['ua', { ...work, from: 22_340 }, 'від близько 11 200 ₴'],
  ['uz', { ...work, from: 8_000 }, 'taxminan 1 200 000 soʻm va undan yuqori'],
  ['ru', { ...work, from: 0 }, 'бесплатно'],
  [
    'ru',
    { ...work, percent: 1, from: 3_000, to: 100_000 },
    '1 % суммы сделки: не меньше 3 000 ₽, не больше 100 000 ₽',
  ],
  [
    'en',
    { ...work, percent: 1, from: 8_000, to: 80_000 },
    '1% of the price: no less than about $100, no more than about $1,000',
  ],
] as const)('D349 on %s a line is said in the currency of the host', (locale: Locale, row, text) => {
  const { text: said } = priceWords('RUB', { locale, t: translator(locale) }, rates);
  expect(said(row).replaceAll(/[\u00a0\u2009\u202f]/g, ' ')).toBe(text);
});

test('D349 without a rate the sum stays in the currency that it is asked in', () => {
  const { text, isConverted } = priceWords('RUB', { locale: 'en', t: translator('en') }, {});
  expect(isConverted).toBe(false);
  expect(text({ ...work, from: 8_000 })).toContain('8,000');
});
