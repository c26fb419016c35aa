import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST } from '../../scripts/build/make.ts';
import { ROOT } from '../../scripts/processes/programs.ts';

test('D692 of the source of the server, only texts take two bytes a character', () => {
  const folder = path.join(DIST, 'server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.mjs'),
  );
  // Astro names files by their paths, and the project may lie in a folder of any name.
  const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(ROOT, ''));
  const wide = sources.filter((code) => /[^\0-\xff]/.test(code)).map(({ length }) => length);
  const all = sources.reduce((sum, { length }) => sum + length, 0);
  expect(all).toBeGreaterThan(1_000_000);
  expect(wide.reduce((sum, length) => sum + length, 0) / all).toBeLessThan(0.3);
});
