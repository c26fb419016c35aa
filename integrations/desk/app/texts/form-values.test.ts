import { expect, test } from 'vitest';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';
import { moveRow, newRow, numberOf, rowTitle } from './form-values.ts';

const ROW: FormField = {
  type: 'object',
  fields: [
    { name: 'id', field: { type: 'number', whole: true }, optional: false, nullable: false },
    { name: 'kind', field: { type: 'choice', options: ['a', 'b'] }, optional: false, nullable: false },
    { name: 'answer', field: { type: 'words' }, optional: false, nullable: true },
    { name: 'note', field: { type: 'text' }, optional: true, nullable: false },
    { name: 'rows', field: { type: 'list', of: { type: 'text' } }, optional: false, nullable: false },
  ],
};

test.each([
  ['', true, null],
  ['150', true, 150],
  ['150.000', true, 150_000],
  ['-5', true, -5],
  ['1.5', true, 1.5],
  ['0.350', false, 0.35],
  ['150.000', false, 150],
])('the typed number %o (whole: %s) is %s', (text, isWhole, value) => {
  expect(numberOf(text, isWhole)).toBe(value);
});

test('a new row has what it needs, and the next number', () => {
  const row = { id: 1, kind: 'a', answer: null, rows: [] };
  expect(newRow(ROW, [])).toEqual(row);
  expect(newRow(ROW, [{ id: 7 }, { id: 3 }, null])).toEqual({ ...row, id: 8 });
  expect(newRow({ type: 'text' }, ['a'])).toBe('');
});

test.each([
  [{ id: 3, title: { ru: 'Заголовок' } }, 'Заголовок'],
  [{ id: 3, question: 'What?' }, 'What?'],
  [{ cities: ['moscow', 'samara'] }, 'moscow, samara'],
  [{ id: 3 }, '3'],
  ['word', 'word'],
  [null, ''],
])('the row %j is called %j', (row, title) => {
  expect(rowTitle(row)).toBe(title);
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the row %i moves to %i', (from, to, rows) => {
  expect(moveRow(['a', 'b', 'c'], from, to)).toEqual(rows);
});
