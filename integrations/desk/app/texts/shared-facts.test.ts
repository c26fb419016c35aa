import { expect, test } from 'vitest';
import { setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { beginEditing, type EditedFile } from './edited-file.ts';
import { beginText, isBlank, ownFacts, sharedFacts, sharedValues, withSharedFact } from './shared-facts.ts';

const FACTS = ['title', 'description', 'type', 'published', 'updated', 'author', 'draft'].map((name) => ({
  name,
  optional: name === 'draft',
}));
const DAY = '2026-11-23';

test('each fact is of one language or of all', () => {
  expect(ownFacts(FACTS).map(({ name }) => name)).toEqual(['title', 'description']);
  expect([...ownFacts(FACTS), ...sharedFacts(FACTS)]).toHaveLength(FACTS.length);
});

test.each([
  ['a new text is news of today', ['', ''], { type: '3', published: DAY, updated: DAY }],
  [
    'a text has those of the language that is written',
    ['', '---\ntitle: T\ntype: 5\nauthor: anna\n---\n\nx\n'],
    { type: '5', author: 'anna' },
  ],
])('%s', (_, texts, values) => {
  expect(sharedValues(texts, FACTS, DAY)).toEqual(values);
});

test('a language that is begun has what the others share, in the order of the form', () => {
  const typed = setFacts('', { title: 'T' });
  expect(beginText(typed, FACTS, { author: 'anna', type: '5' })).toBe(
    '---\ntitle: T\ntype: 5\nauthor: anna\n---\n\n\n',
  );
});

test.each([
  ['', true],
  ['---\ntype: 5\ntitle:\n---\n\n\n', true],
  ['---\ntitle: T\n---\n', false],
  ['---\ntype: 5\n---\n\nWords\n', false],
])('%j says nothing: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

const edited = (text: string): EditedFile =>
  beginEditing({ path: 'a.md', locale: 'en', text, hash: null, changed: null, draft: null });

test.each([
  ['is added', '---\ntitle: T\n---\n\nx\n', 'c.jpg', '---\ntitle: T\ncover: c.jpg\n---\n\nx\n'],
  [
    'is removed together with its description',
    '---\ntitle: T\ncover: c.jpg\ncover_alt: A\n---\n\nx\n',
    '',
    '---\ntitle: T\n---\n\nx\n',
  ],
  ['begins no language', '', 'c.jpg', ''],
])('a cover %s', (_, text, value, after) => {
  expect(withSharedFact(edited(text), 'cover', value).text).toBe(after);
});
