import { describe, expect, test } from 'vitest';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import {
  afterConflict,
  afterSaving,
  beginEditing,
  filesToSave,
  hasChanges,
  isUnsaved,
  resolveConflict,
  textToKeep,
  withText,
} from './edited-file.ts';

const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const by = { id: 1, name: 'Anna' };
const file: TextFile = {
  path: 'articles/a/ru.md',
  locale: 'ru',
  text: 'one\n',
  hash: OLD,
  changed: null,
  draft: null,
};
const draftOf = (text: string, revision: number, base: string | null = OLD) => ({
  ...{ text, base, revision, by },
  at: '2026-11-23T10:00:00.000Z',
  publish_at: null,
  problem: null,
});

describe('work on a file begins', () => {
  test.each([
    ['with what is published', file, undefined, 'one\n', OLD, null],
    ['with the draft', { ...file, draft: draftOf('two', 3) }, undefined, 'two', OLD, null],
    [
      'with what this browser kept',
      { ...file, draft: draftOf('two', 3) },
      { text: 'three', base: OLD, revision: 3 },
      'three',
      OLD,
      null,
    ],
    [
      'with a kept text of an older draft: both are shown',
      { ...file, draft: draftOf('two', 3) },
      { text: 'three', base: OLD, revision: 2 },
      'three',
      OLD,
      { text: 'two', hash: OLD },
    ],
    [
      'with a kept text of an older draft and an older file: the draft, then the file',
      { ...file, hash: NEW, draft: draftOf('two', 3) },
      { text: 'three', base: OLD, revision: null },
      'three',
      OLD,
      { text: 'two', hash: OLD },
    ],
    [
      'with a kept text that the draft has already',
      { ...file, draft: draftOf('three', 3) },
      { text: 'three', base: OLD, revision: null },
      'three',
      OLD,
      null,
    ],
    ['with nothing', { ...file, text: null, hash: null }, undefined, '', null, null],
    [
      'with a draft of an older file: both are shown',
      { ...file, hash: NEW, draft: draftOf('two', 3) },
      undefined,
      'two',
      OLD,
      { text: 'one\n', hash: NEW },
    ],
    [
      'with a kept text of an older file: both are shown',
      { ...file, hash: NEW },
      { text: 'three', base: OLD, revision: null },
      'three',
      OLD,
      { text: 'one\n', hash: NEW },
    ],
    [
      'with a kept text that was published meanwhile',
      { ...file, hash: NEW },
      { text: 'one\n', base: OLD, revision: null },
      'one\n',
      OLD,
      null,
    ],
  ] as const)('%s', (_, from, kept, text, base, theirs) => {
    expect(beginEditing(from, kept)).toMatchObject({ text, base, theirs });
  });
});

test('a text that was typed differs, and is unsaved until the desk has it', () => {
  const before = beginEditing(file);
  expect([hasChanges(before), isUnsaved(before)]).toEqual([false, false]);
  const now = withText(before, 'two\n');
  expect([hasChanges(now), isUnsaved(now)]).toEqual([true, true]);
  const saved = afterSaving(now, { ...file, draft: draftOf('two\n', 1) });
  expect([hasChanges(saved), isUnsaved(saved), saved.saved?.revision]).toEqual([true, false, 1]);
  const published = afterSaving(saved, { ...file, text: 'two\n', hash: NEW });
  expect([hasChanges(published), isUnsaved(published), published.base]).toEqual([false, false, NEW]);
});

test('what is typed while a text is being published stays', () => {
  const sent = withText(beginEditing(file), 'two');
  const meanwhile = withText(sent, 'two and more');
  expect(afterSaving(meanwhile, { ...file, text: 'two\n', hash: NEW }).text).toBe('two and more');
  expect(afterSaving(sent, { ...file, text: 'two\n', hash: NEW }).text).toBe('two\n');
});

describe('somebody else has changed it', () => {
  const mine = withText(beginEditing(file), 'mine');
  const theirs: TextFile = { ...file, text: 'theirs\n', hash: NEW };

  test.each([
    ['theirs', 'theirs\n'],
    ['mine', 'mine'],
  ] as const)('%s is taken, on the file as it is now', (choice, text) => {
    const conflict = afterConflict(mine, theirs);
    expect([conflict.text, conflict.theirs]).toEqual(['mine', { text: 'theirs\n', hash: NEW }]);
    expect(resolveConflict(conflict, choice)).toMatchObject({
      text,
      base: NEW,
      theirs: null,
      published: 'theirs\n',
    });
  });

  test('a draft that a colleague has saved is shown, and saving again continues it', () => {
    const conflict = afterConflict(mine, { ...file, draft: draftOf('draft of another', 5) });
    expect(conflict).toMatchObject({
      theirs: { text: 'draft of another', hash: OLD },
      saved: { revision: 5 },
    });
    expect(resolveConflict(conflict, 'mine')).toMatchObject({
      text: 'mine',
      base: OLD,
      saved: { revision: 5 },
    });
  });

  test('a published text and a newer draft are both shown, one after the other', () => {
    const fresh = { ...theirs, draft: draftOf('draft of another', 5) };
    const first = afterConflict(mine, fresh);
    expect(first).toMatchObject({ theirs: { text: 'draft of another' }, published: 'theirs\n' });
    const settled = resolveConflict(first, 'mine');
    expect(settled.base, 'so the next attempt is refused, too').not.toBe(fresh.hash);
    expect(afterConflict(settled, fresh).theirs).toEqual({ text: 'theirs\n', hash: NEW });
  });

  test('its text is not saved over theirs; the texts of other languages are', () => {
    const conflict = afterConflict(mine, theirs);
    const other = withText(beginEditing({ ...file, path: 'articles/a/en.md', locale: 'en' }), 'mine, too');
    const same = beginEditing({ ...file, path: 'articles/a/ua.md', locale: 'ua' });
    expect(filesToSave([conflict, other, same])).toEqual({ now: [other], hasWaiting: true });
    const settled = resolveConflict(conflict, 'mine');
    expect(filesToSave([settled, same])).toEqual({ now: [settled], hasWaiting: false });
    expect(filesToSave([resolveConflict(conflict, 'theirs'), same])).toEqual({ now: [], hasWaiting: false });
  });

  test('what this browser keeps says which draft it continues', () => {
    const conflict = afterConflict(mine, { ...file, draft: draftOf('draft of another', 5) });
    const settled = resolveConflict(conflict, 'mine');
    expect([beginEditing(file), mine, conflict, settled].map(textToKeep)).toEqual([
      null,
      { text: 'mine', base: OLD, revision: null },
      { text: 'mine', base: OLD, revision: null },
      { text: 'mine', base: OLD, revision: 5 },
    ]);
  });
});
