import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeStyles } from './merge.ts';

let folder: string;
let root: URL;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  root = pathToFileURL(`${folder}/`);
  await mkdir(path.join(folder, '_astro'));
  await writeFile(path.join(folder, '_astro/a.css'), 'a{color:red}\n');
  await writeFile(path.join(folder, '_astro/b.css'), 'a{color:green}');
  await writeFile(path.join(folder, '_astro/first.css'), '@import "x.css";');
});
afterEach(() => rm(folder, { recursive: true }));

const merge = (...files: string[]) =>
  mergeStyles(
    files.map((file) => `_astro/${file}.css`),
    root,
    root,
  );

describe('architecture §8 one stylesheet a page', () => {
  it('keeps the order of the cascade', async () => {
    const whole = await merge('a', 'b');
    expect(await readFile(path.join(folder, whole), 'utf8')).toBe('a{color:red}\na{color:green}');
  });

  it('is named by its content', async () => {
    expect(await merge('a', 'b')).toMatch(/^_astro\/page\.[\w-]{8}\.css$/);
    expect(await merge('a', 'b')).toBe(await merge('a', 'b'));
    expect(await merge('a', 'b')).not.toBe(await merge('b', 'a'));
  });

  it.each([
    ['that is not there', 'none', /ENOENT/],
    ['with a rule that must stand first', 'first', /cannot stand behind another/],
  ])('refuses a sheet %s', async (_, file, reason) => {
    await expect(merge('a', file)).rejects.toThrow(reason);
  });
});
