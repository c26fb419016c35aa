import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, writeFiles } from './write-files.ts';

const base = mkdtempSync(join(tmpdir(), 'write-files-'));
const folder = join(base, 'content');
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'faq'), { recursive: true });
  writeFileSync(join(folder, 'menu.json'), 'old');
});
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const all = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

test('what is new has the rights of the content folder, though the program keeps its own files private', async () => {
  chmodSync(folder, 0o775);
  const before = process.umask(0o077);
  try {
    await writeFiles(folder, [{ path: 'articles/one/ru.md', text: 'Текст' }]);
  } finally {
    process.umask(before);
  }
  const modes = ['articles', 'articles/one', 'articles/one/ru.md'].map(
    (path) => statSync(join(folder, path)).mode & 0o777,
  );
  expect(modes).toEqual([0o775, 0o775, 0o644]);
});

test('files are written, made and taken away, their folders too, and nothing is left over', async () => {
  chmodSync(join(folder, 'menu.json'), 0o640);
  writeFileSync(join(folder, 'faq/en.json'), 'gone');
  await writeFiles(folder, [
    { path: 'menu.json', text: 'new' },
    { path: 'articles/one/ru.md', text: 'Текст' },
    { path: 'faq/en.json', text: null },
    { path: 'faq/uz.json', text: null },
  ]);
  expect([read('menu.json'), read('articles/one/ru.md')]).toEqual(['new', 'Текст']);
  expect(statSync(join(folder, 'menu.json')).mode & 0o777, 'its rights stay').toBe(0o640);
  expect(all()).toEqual(['articles', 'articles/one', 'articles/one/ru.md', 'faq', 'menu.json']);
});

test('when one cannot be written, none is', async () => {
  const files = [
    { path: 'menu.json', text: 'new' },
    { path: 'menu.json/below/ru.md', text: 'a folder that is a file' },
  ];
  await expect(writeFiles(folder, files)).rejects.toThrow();
  expect([read('menu.json'), all()]).toEqual(['old', ['faq', 'menu.json']]);
});

test('nothing is written through a link that leads out of the folder', async () => {
  mkdirSync(join(base, 'elsewhere'), { recursive: true });
  symlinkSync(join(base, 'elsewhere'), join(folder, 'articles'));
  await expect(writeFiles(folder, [{ path: 'articles/ru.md', text: 'x' }])).rejects.toThrow(
    'not in the content folder',
  );
  expect(readdirSync(join(base, 'elsewhere'))).toEqual([]);
});

test.each(['EROFS', 'EACCES', 'EPERM', 'ENOSPC'])('%s says that the folder cannot be written to', (code) => {
  const error = Object.assign(new Error(`${code}: no, open '/a/b'`), { code });
  expect(refusalOf(error)).toMatchObject({
    kind: 'unavailable',
    message: `The content folder cannot be written to: ${code}: no`,
  });
});
