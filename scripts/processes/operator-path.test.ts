import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { operatorPath } from './operator-path.ts';
import { fileOf, ROOT } from './programs.ts';

it.each([
  ['shop.csv', { INIT_CWD: '/srv/goods' }, '/srv/goods/shop.csv'],
  ['/mnt/shop.csv', { INIT_CWD: '/srv/goods' }, '/mnt/shop.csv'],
  ['shop.csv', {}, path.resolve('shop.csv')],
])('%s is a file of the folder in which the command was given: %o', (named, env, expected) => {
  expect(operatorPath(named, env)).toBe(expected);
});

it.each([
  ['npm', { INIT_CWD: '/srv/goods' }, '/srv/goods'],
  ['the bootstrap alone', {}, realpathSync(tmpdir())],
])('a command is told that folder, which %s knows', (_, env, expected) => {
  const handOver = `import(${JSON.stringify(fileOf('scripts/bootstrap/hand-over.mjs'))})
    .then(({ handOver }) => handOver(process.execPath, ['-p', 'process.env.INIT_CWD'], ${JSON.stringify(ROOT)}))`;
  const { stdout } = spawnSync(process.execPath, ['-e', handOver], { cwd: tmpdir(), env, encoding: 'utf8' });
  expect(stdout.trim()).toBe(expected);
});
