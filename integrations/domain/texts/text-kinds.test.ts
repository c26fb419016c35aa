import { expect, test } from 'vitest';
import { ALL_TEXT_KINDS, filesOfText, TEXT_KINDS, textOfFile } from './text-kinds.ts';

test.each(ALL_TEXT_KINDS)('%s: each of its files is known by its path', (kind) => {
  const id = TEXT_KINDS[kind].files === 'folder' ? 'some-text_2' : '';
  const files = filesOfText(kind, id);
  expect(files.map(({ path }) => textOfFile(path))).toEqual(
    files.map(({ locale }) => ({ kind, id, locale })),
  );
});

test.each([
  'shop.json',
  'contacts.json',
  'menu.json/',
  '/menu.json',
  '../menu.json',
  'articles/../menu.json',
  'articles/../ru.md',
  'articles/a/b/ru.md',
  'articles/.a/ru.md',
  'articles/a/de.md',
  'articles/a/ru.json',
  'articles/a b/ru.md',
  'faq/ru.md',
  'pictures/a.svg',
  'articles/a/ru.md\0',
])('%j is not edited at the desk', (path) => {
  expect(textOfFile(path)).toBeUndefined();
});
