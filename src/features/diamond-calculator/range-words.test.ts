import { expect, it } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { priceRangeTexts } from './range-words.ts';

const RATES = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

it.each<[Locale, string, string, string]>([
  ['ru', '420 000 ₽', '630 000 ₽', 'x'],
  ['en', '$4,500', '$6,800', ''],
])('D333 on %s bounds are as rough as the model: %s to %s', (locale, from, to, usd) => {
  const words = priceRangeTexts({ from: 4_528.55, to: 6_792.8 }, createMoney(locale, RATES), locale);
  expect([words.from, words.to].map(plain)).toEqual([from, to]);
  expect(words.usd === '').toBe(usd === '');
});
