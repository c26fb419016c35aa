import { expect, test } from 'vitest';
import { printJsonLike } from './json-print.ts';

const FILE = `[
  { "id": 2, "url": "b/", "ru": "Б" },
  {
    "id": 1,
    "list": [1, 2,
      3],
    "ru": "А"
  }
]
`;
const VALUE = JSON.parse(FILE) as Record<string, unknown>[];
const [first, second] = VALUE;

test.each([
  ['nothing changed', VALUE, FILE],
  ['a short row stays short', [{ ...first, ru: 'В' }, second], FILE.replace('"Б"', '"В"')],
  ['a long row keeps what did not change', [first, { ...second, ru: 'В' }], FILE.replace('"А"', '"В"')],
  [
    'rows change places',
    [second, first],
    `[\n${FILE.split('\n').slice(2, 8).join('\n')},\n${FILE.split('\n')[1]?.slice(0, -1)}\n]\n`,
  ],
  ['a row goes', [first], `[\n${FILE.split('\n')[1]?.slice(0, -1)}\n]\n`],
  ['all rows go', [], '[]\n'],
  [
    'a row comes',
    [...VALUE, { id: 3, tags: ['a'] }],
    FILE.replace(/\n\]\n$/, ',\n  {\n    "id": 3,\n    "tags": ["a"]\n  }\n]\n'),
  ],
  [
    'keys keep their order, a new one is last',
    [{ ru: 'Б', url: 'b/', id: 2, en: 'B' }, second],
    FILE.replace('"ru": "Б" }', '"ru": "Б", "en": "B" }'),
  ],
  ['a key goes', [{ id: 2, url: 'b/' }, second], FILE.replace(', "ru": "Б"', '')],
])('%s', (_, value, printed) => {
  expect(printJsonLike(FILE, value)).toBe(printed);
  expect(JSON.parse(printJsonLike(FILE, value))).toEqual(value);
});

test.each([[null], ['no JSON at all {']])('after %j it is printed as the project’s files are', (before) => {
  expect(printJsonLike(before, { a: [1, 2], b: [{ c: 'x' }] })).toBe(
    '{\n  "a": [1, 2],\n  "b": [\n    {\n      "c": "x"\n    }\n  ]\n}\n',
  );
});
