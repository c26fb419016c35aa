import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restrictFileModes } from './private-files.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'modes-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a file, or a folder (name with a trailing slash), with a mode. */
function make(name: string, mode: number): void {
  const place = path.join(folder, name);
  mkdirSync(name.endsWith('/') ? place : path.dirname(place), { recursive: true });
  if (!name.endsWith('/')) writeFileSync(place, 'x');
  chmodSync(place, mode);
}
const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;

it('files: what an older version left open is closed, at any depth', () => {
  make('database/base/5/1259', 0o666);
  make('database/base/5/', 0o755);
  make('database/base/', 0o755);
  make('database/', 0o755);
  make('outbox/1.eml', 0o644);
  make('outbox/', 0o755);
  make('lock', 0o644);
  chmodSync(folder, 0o755);
  restrictFileModes(folder);
  const modes = ['.', 'database', 'database/base/5', 'database/base/5/1259', 'outbox/1.eml', 'lock'].map(
    modeOf,
  );
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600, 0o600, 0o600]);
});

it('files: what is closed is not looked into again, and pictures never are', () => {
  make('uploads/a.jpeg', 0o644);
  make('uploads/', 0o700);
  make('pictures/aa/b.avif', 0o644);
  make('pictures/aa/', 0o755);
  make('pictures/', 0o755);
  restrictFileModes(folder);
  expect(['uploads/a.jpeg', 'pictures', 'pictures/aa'].map(modeOf)).toEqual([0o644, 0o700, 0o755]);
});

it('files: what a link leads to, and a folder somebody works in, are left alone', () => {
  make('elsewhere/file', 0o644);
  make('elsewhere/', 0o755);
  make('data/', 0o755);
  symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'data/link'));
  restrictFileModes(path.join(folder, 'data'));
  expect(['data', 'elsewhere', 'elsewhere/file'].map(modeOf)).toEqual([0o700, 0o755, 0o644]);
  const here = statSync(process.cwd()).mode;
  restrictFileModes(process.cwd());
  restrictFileModes('/');
  expect(statSync(process.cwd()).mode).toBe(here);
});
