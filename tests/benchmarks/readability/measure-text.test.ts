import { expect, test } from 'vitest';
import { measureText, sentenceLength, sumOf } from './measure-text.ts';

const ZERO = { words: 0, sentences: 0, longSentences: 0, longWords: 0, passives: 0 };
const long = `${'слово '.repeat(26).trim()}.`;

test.each<[string, string, object]>([
  ['nothing', '', ZERO],
  [
    'front matter, headings, tables, prices and data aside',
    '---\ntitle: A b\n---\n\n## C d\n\n| e |\n\n{prices rolex}\n\n{data kit rolex}',
    ZERO,
  ],
  ['two sentences', 'We look. Then we pay.', { ...ZERO, words: 5, sentences: 2 }],
  ['a list: an item is a sentence', '- Look\n- Pay', { ...ZERO, words: 2, sentences: 2 }],
  ['a figure does not end a sentence', 'Корпус 39.5 мм шире.', { ...ZERO, words: 3, sentences: 1 }],
  ['a link is its words', '[Our guide](/article/a/) is here.', { ...ZERO, words: 4, sentences: 1 }],
  ['26 words', long, { ...ZERO, words: 26, sentences: 1, longSentences: 1 }],
  [
    'a Russian word of six syllables',
    'Водонепроницаемость.',
    { ...ZERO, words: 1, sentences: 1, longWords: 1 },
  ],
  ['an English word of four', 'Water resistance is a declaration.', { ...ZERO, words: 5, sentences: 1 }],
  ['an Uzbek word of five', 'Sotuvchilarimizda.', { ...ZERO, words: 1, sentences: 1, longWords: 1 }],
])('what is counted: %s', (_, text, counted) => {
  expect(measureText(text)).toEqual(counted);
});

test.each([
  ['It was made in 1950. The case is often polished.', 2],
  ['The watch is not sold. Pieces that are carefully chosen last.', 2],
  ['We sell it. The dial is red. We need one. It is indeed old.', 0],
  ['Часы были проданы.', 0],
])('sentences of English in the passive voice: %s', (text, count) => {
  expect(measureText(text).passives).toBe(count);
});

test('texts are summed, and sentences averaged over all their words', () => {
  const all = sumOf([measureText('One two three.'), measureText('Four.')]);
  expect(all).toEqual({ ...ZERO, words: 4, sentences: 2 });
  expect(sentenceLength(all)).toBe(2);
  expect(sentenceLength(ZERO)).toBe(0);
});
