import { expect, test } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { letterIndex, letterOf } from './alphabet.ts';

test.each([
  ['ru', 'Ёлочка', 'Е'],
  ['ru', '«Франкен»', 'Ф'],
  ['ru', 'Swiss made', 'A–Z'],
  ['ua', 'Ґудзик', 'Ґ'],
  ['ua', 'Їжак', 'Ї'],
  ['en', 'escapement', 'E'],
  ['uz', 'Oʻq', 'Oʻ'],
  ['uz', 'Oyna', 'O'],
  ['uz', 'gʻildirak', 'Gʻ'],
  ['uz', 'Shkala', 'Sh'],
  ['uz', 'Chastota', 'Ch'],
  ['uz', 'Siferblat', 'S'],
  ['uz', '“Franken”', 'F'],
] satisfies [Locale, string, string][])('§2 glossary on %s: %s stands under %s', (locale, title, letter) => {
  expect(letterOf(title, locale)).toBe(letter);
});

test.each([
  ['ru', ['Якорь', 'Ёлка', 'Ель', 'Баланс', 'GMT'], ['Баланс', 'Ёлка', 'Ель', 'Якорь', 'GMT']],
  ['ua', ['Їжак', 'Індекс', 'Ґудзик', 'Гільйоше', 'Єдність', 'Емаль'], ['Гільйоше', 'Ґудзик', 'Емаль', 'Єдність', 'Індекс', 'Їжак']],
  ['uz', ['Chastota', 'Oʻq', 'Oyna', 'Shkala', 'Sana', 'Gʻildirak', 'Zanjir'], ['Oyna', 'Sana', 'Zanjir', 'Oʻq', 'Gʻildirak', 'Shkala', 'Chastota']],
] satisfies [Locale, string[], string[]][])('§2 glossary on %s: the order of the language', (locale, titles, sorted) => {
  const letters = letterIndex(titles.map((title) => ({ title })), locale);
  expect(letters.flatMap(({ terms }) => terms.map(({ title }) => title))).toEqual(sorted);
}); // prettier-ignore

test('§2 glossary: letters without terms are in the index, a part for Latin words only where there are some', () => {
  const letters = letterIndex([{ title: 'Баланс' }], 'ru');
  expect(letters.map(({ letter }) => letter).join('')).toBe('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ');
  expect(letters.filter(({ terms }) => terms.length > 0).map(({ id }) => id)).toEqual(['letter-б']);
});
