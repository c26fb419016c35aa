import { expect, it } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { firstFitting, resultDescription, titleWithShop } from './search-result.ts';

it.each<[title: string, locale: Locale, expected: string]>([
  ['Оценка часов', 'ru', 'Оценка часов — Tourbillon'],
  ['Watch appraisal', 'en', 'Watch appraisal – Tourbillon'],
  ['About Tourbillon', 'en', 'About Tourbillon'],
  [`A title of ${'many '.repeat(8)}words`, 'en', `A title of ${'many '.repeat(8)}words`],
])('the title “%s” of %s', (title, locale, expected) => {
  expect(titleWithShop(title, 'Tourbillon', locale)).toBe(expected);
});

it('a shop without a name adds nothing', () => {
  expect(titleWithShop('Оценка часов', undefined, 'ru')).toBe('Оценка часов');
});

it.each([
  [['x'.repeat(61), 'x'.repeat(60), 'x'], 60],
  [['x'.repeat(70), 'x'.repeat(65)], 65],
])('of titles the first that fits, else the last', (titles, length) => {
  expect(firstFitting(titles)).toHaveLength(length);
});

it.each([
  ['Short. All of it.', 'Short. All of it.'],
  [`${'x'.repeat(100)}. ${'y'.repeat(50)}. ${'z'.repeat(50)}.`, `${'x'.repeat(100)}. ${'y'.repeat(50)}.`],
  [`${'x'.repeat(100)}. ${'y'.repeat(80)}. ${'z'.repeat(50)}.`, `${'x'.repeat(100)}.`],
  ['x'.repeat(170), 'x'.repeat(170)],
])('a description loses its last sentences: %s', (text, expected) => {
  expect(resultDescription(text, undefined)).toBe(expected);
});

const SHOP = { name: 'Tourbillon', slogan: 'Watch pawnshop and shop since 2004' };

it.each([
  ['How we buy.', 'How we buy. Tourbillon: Watch pawnshop and shop since 2004.'],
  ['x'.repeat(110), 'x'.repeat(110)],
  ['A title', 'A title. Tourbillon: Watch pawnshop and shop since 2004.'],
  ['x'.repeat(108), `${'x'.repeat(108)}. Watch pawnshop and shop since 2004.`],
])('a short description says what the shop is, as far as that fits: %s', (text, expected) => {
  expect(resultDescription(text, SHOP)).toBe(expected);
});

it('a short description gets the name alone where more does not fit, and nothing where that does not', () => {
  const words = (slogan: string, name = 'Tourbillon') => resultDescription('x'.repeat(108), { name, slogan });
  expect(words('y'.repeat(46))).toBe(`${'x'.repeat(108)}. Tourbillon.`);
  expect(words('y'.repeat(46), 'z'.repeat(46))).toBe('x'.repeat(108));
});
