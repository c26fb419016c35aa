import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasData } from './release-backend.ts';

it.each([
  ['a new site has none', [], false],
  ['files of another program are none', ['outbox'], false],
  ['a site that is stopped has its own', ['database'], true],
])('data in a folder: %s', async (_, folders, expected) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'has-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const folder of folders) mkdirSync(path.join(dataDir, folder));
  expect(await hasData({ dataDir, databaseUrl: undefined })).toBe(expected);
});
