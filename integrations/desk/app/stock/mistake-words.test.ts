import { expect, it } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { stockMistakes } from '../../messages/stock-mistakes.ts';
import { knownMistake, mistakeText } from './mistake-words.ts';

const KEYS = Object.keys(stockMistakes) as (keyof typeof stockMistakes)[];

it.each(KEYS)('%s is known by its English sentence, with what it names', (key) => {
  const names = [
    ...new Set([...stockMistakes[key].en.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
  ];
  const values = Object.fromEntries(names.map((name, at) => [name, `${at + 7}`]));
  expect(knownMistake(deskTranslators.en(`stockMistakes.${key}`, values))).toEqual({ key, values });
});

it.each([
  ['"x" is not known; expected a brand of the shop, or let the import add new brands', 'brand'],
  ['"x" is not known; expected steel, gold or another of the 24 words of the template', 'word'],
  ['"7" is not a valid diameter in millimetres; expected a number from 5 to 120, such as 24', 'measure'],
])('%s', (sentence, key) => {
  expect(knownMistake(sentence)?.key).toBe(key);
});

it('is said in the language of the reader; what is not known stays', () => {
  const { ru } = deskTranslators;
  expect(mistakeText('"abc" is neither yes nor no', ru)).toBe('«abc»\u00a0— ни «да», ни «нет»');
  expect(mistakeText('has a fault of another kind', ru)).toBe('has a fault of another kind');
});
