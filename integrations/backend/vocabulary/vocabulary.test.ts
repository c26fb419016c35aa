import { expect, it } from 'vitest';
import { word } from '../stock/values/words.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Endings of adjectives that agree with the label of their fact, which is feminine: the shape, the hardware. */
it.each([
  ['bodyForms', 'ru', /ая( \(|$)/],
  ['bodyForms', 'ua', /на( \(|$)|^Кругла$/],
  ['hardware', 'ru', /ая$/],
  ['hardware', 'ua', /а$/],
] as const)('words of %s agree with their label in %s', (name, locale, pattern) => {
  for (const titles of Object.values(VOCABULARY[name])) expect(titles[locale]).toMatch(pattern);
});

it.each([
  ['genders', 'Мужские', 'men'],
  ['genders', 'Женская', 'women'],
  ['genders', 'Жіночий', 'women'],
  ['genders', 'унисекс', 'unisex'],
  ['genders', 'Erkaklar uchun', 'men'],
  ['bodyForms', 'Круглый', 'round'],
  ['bodyForms', 'Кругла', 'round'],
  ['bodyForms', 'бочкообразный', 'tonneau'],
] as const)('of %s a price list may say “%s”', (name, said, id) => {
  expect(word(name)(said)).toBe(id);
});
