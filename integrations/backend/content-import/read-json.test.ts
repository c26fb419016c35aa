import { describe, expect, test } from 'vitest';
import { faqFile, menuFile, shopFile } from '../content-store/formats.ts';
import { lineOfJson } from './json-lines.ts';
import { mistakesOf } from './content-mistakes.ts';
import { readJson } from './read-json.ts';

const FAQ = `[
  { "id": 1, "question": "A?", "answer": "B" },
  {
    "id": 2,
    "question": "C?",
    "answer": "D"
  }
]
`;

describe('architecture §3 a mistake in JSON is told with its line, in words', () => {
  test.each([
    [
      'a comma is missing',
      FAQ.replace('"C?",', '"C?"'),
      [6, /^this is not JSON at column 5, before "\\"answer/],
    ],
    ['a comma too many', FAQ.replace('"D"\n', '"D",\n'), [7, /^this is not JSON at column 3/]],
    ['the end is missing', FAQ.slice(0, 70), [4, /^the file ends too early/]],
    ['nothing', '', [1, /^the file ends too early/]],
    ['a key is missing', FAQ.replace('    "question": "C?",\n', ''), [3, /^\[2\]\.question is missing$/]],
    ['another kind', FAQ.replace('"id": 2', '"id": "2"'), [4, /^\[2\]\.id should be a number, and not "2"$/]],
    ['empty', FAQ.replace('"D"', '""'), [6, /^\[2\]\.answer is empty$/]],
    ['no list', '{}', [1, /^the file should be a list in \[ \], and not Object$/]],
  ] as const)('%s', (_, text, [line, reason]) => {
    const complained = complaints(faqFile, text);
    expect(complained).toEqual([{ file: 'x.json', line, reason: expect.stringMatching(reason) as string }]);
  });

  test('a text in no language, and a word that is none', () => {
    const menu = '[\n  { "type_id": 1, "url": "a/" }\n]';
    const noLanguage = expect.stringContaining('a text in one language at least: ru, en') as string;
    expect(complaints(menuFile, menu)).toEqual([{ file: 'x.json', line: 2, reason: noLanguage }]);
    const complained = complaints(shopFile, '{\n  "name": {},\n  "popular_brands": ["Rolex Watches"]\n}');
    expect(complained).toContainEqual({ file: 'x.json', line: 2, reason: noLanguage });
    expect(complained).toContainEqual({
      file: 'x.json',
      line: 3,
      reason:
        'popular_brands[1]: an address word is lower-case Latin letters, digits and dashes, and not "Rolex Watches"',
    });
  });
});

test.each([
  [[], 1],
  [[1, 'id'], 4],
  [[1, 'answer'], 6],
  [[0, 'answer'], 2],
  [[1, 'unknown'], 3],
  [[7], 1],
])('the line of %j', (path, line) => {
  expect(lineOfJson(FAQ, path)).toBe(line);
});

function complaints(schema: Parameters<typeof readJson>[0], text: string) {
  try {
    readJson(schema, text);
    return [];
  } catch (error) {
    return mistakesOf('x.json', error);
  }
}
