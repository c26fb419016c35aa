import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPglite } from './create-pglite.ts';

it('D694 the cache of PGlite has 32 MB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pglite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = await createPglite(path.join(folder, 'database'));
  onTestFinished(() => client.close());
  const { rows } = await client.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
});
