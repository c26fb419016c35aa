import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Problem as BackendProblem } from '@tourbillon/backend/errors/operator-problem.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { asProblem } from './as-problem.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'as-problem-'));
  writeFileSync(at('stock.csv'), 'filled in');
  mkdirSync(at('goods'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  [
    'a file that is there',
    () => writeFile(at('stock.csv'), '', { flag: 'wx' }),
    'stock.csv is there already',
  ],
  ['a missing folder', () => writeFile(at('none/stock.csv'), ''), 'There is no folder '],
  ['a file in place of a folder', () => writeFile(at('stock.csv/a.csv'), ''), 'There is no '],
  ['a folder in place of a file', () => writeFile(at('goods'), ''), 'goods is a folder'],
  ['a rename onto a folder', () => rename(at('stock.csv'), at('goods')), 'goods is a folder'],
  ['a missing file', () => readFile(at('none.csv')), 'There is no '],
  ['a refusal of the backend', () => Promise.reject(new BackendProblem('No.')), 'No.'],
])('%s is a sentence', async (_, work: () => Promise<unknown>, sentence) => {
  const failed = asProblem(work);
  await expect(failed).rejects.toBeInstanceOf(Problem);
  await expect(failed).rejects.toThrow(sentence);
  expect(readFileSync(at('stock.csv'), 'utf8')).toBe('filled in');
});

it('a fault of the program stays one', async () => {
  await expect(asProblem(() => Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError);
});
