import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf } from '../processes/programs.ts';

it('a template replaces no file, which the shop may have filled in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'template-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'stock.csv');
  writeFileSync(file, 'filled in');
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileOf('scripts/stock.ts'), 'template', 'stock.csv'],
    { env: { INIT_CWD: folder }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`${file} is there already. Name another file.`);
  expect(readFileSync(file, 'utf8')).toBe('filled in');
});
