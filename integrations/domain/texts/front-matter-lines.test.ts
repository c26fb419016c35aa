import { describe, expect, test } from 'vitest';
import { bodyAsTyped, factOf, readMatter, setBody, setFacts } from './front-matter-lines.ts';

const FILE = `---
title: The guarantee: what it covers
type: 5

author: 'anna'
services: servis, ekspertiza
---

Every watch.

## How
`;

describe('facts of a text', () => {
  test('are read as the import reads them, the body apart', () => {
    expect(readMatter(FILE)).toEqual({
      facts: [
        { key: 'title', value: 'The guarantee: what it covers' },
        { key: 'type', value: '5' },
        { key: 'author', value: 'anna' },
        { key: 'services', value: 'servis, ekspertiza' },
      ],
      body: 'Every watch.\n\n## How',
    });
  });

  test.each([
    ['a value', { type: '3' }, FILE.replace('type: 5', 'type: 3')],
    ['the same value in quotes', { author: 'anna' }, FILE],
    [
      'a fact that is new',
      { draft: 'true' },
      FILE.replace('ekspertiza\n---', 'ekspertiza\ndraft: true\n---'),
    ],
    ['a fact taken away', { services: null }, FILE.replace('services: servis, ekspertiza\n', '')],
    ['a fact taken away that is not there', { draft: null }, FILE],
    [
      'several at once',
      { type: '3', title: 'A' },
      FILE.replace('type: 5', 'type: 3').replace(/title: .*/, 'title: A'),
    ],
    [
      'a value that begins with a quote',
      { title: '"Oyster" cases' },
      FILE.replace(/title: .*/, 'title: "\\"Oyster\\" cases"'),
    ],
    ['a value of two lines', { title: 'One\n two' }, FILE.replace(/title: .*/, 'title: One two')],
  ])('%s: every other line stays', (_, changes, after) => {
    expect(setFacts(FILE, changes)).toBe(after);
    for (const [key, value] of Object.entries(changes)) {
      expect(factOf(setFacts(FILE, changes), key)).toBe(value?.replaceAll(/\s*\n\s*/g, ' ') ?? undefined);
    }
  });

  test('a text without facts gets a block of them', () => {
    expect(setFacts('Words.', { title: 'T' })).toBe('---\ntitle: T\n---\n\nWords.\n');
  });
});

test.each([
  ['another body', 'New.', FILE.replace('Every watch.\n\n## How', 'New.')],
  ['the same body', 'Every watch.\n\n## How', FILE],
  [
    'a space and a line at the end, as somebody types them',
    'Every \n',
    FILE.replace('Every watch.\n\n## How', 'Every \n'),
  ],
  [
    'no body',
    '',
    `${FILE.slice(0, FILE.indexOf('Every')).trimEnd()}


`,
  ],
])('%s: the facts stay', (_, body, after) => {
  expect(setBody(FILE, body)).toBe(after);
  expect(bodyAsTyped(after)).toBe(body);
});
