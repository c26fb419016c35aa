import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it, vi } from 'vitest';
import { createPglite } from './create-pglite.ts';
import { DRIZZLE_PARSERS, keepDrizzleParsers } from './drizzle-parsers.ts';

// Creating its files takes seconds: all tests have the same one.
const folder = mkdtempSync(path.join(tmpdir(), 'pglite-'));
const client = await createPglite(path.join(folder, 'database'));
const asked = vi.spyOn(client, 'query');
const database = drizzle(keepDrizzleParsers(client));
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const VALUES = sql`select '2026-01-02 03:04:05+00'::timestamptz as moment, '2026-01-02'::date as day, '{1.5}'::numeric[] as numbers, 7 as number`;
const READ = { moment: '2026-01-02 03:04:05+00', day: '2026-01-02', numbers: '{1.5}', number: 7 };

it('D635 PGlite answers drizzle as it expects, in a transaction too, and no query brings parsers', async () => {
  expect((await database.execute(VALUES)).rows).toEqual([READ]);
  expect((await database.transaction((inside) => inside.execute(VALUES))).rows).toEqual([READ]);
  expect(asked.mock.calls.map(([, , options]) => options)).toEqual([{ rowMode: 'object' }]);
});

it('D635 the parsers are those that drizzle passes', () => {
  const prepared = database._.session.prepareQuery({ sql: '', params: [] }, undefined, undefined, false);
  const { queryConfig, rawQueryConfig } = prepared as unknown as Record<string, { parsers: object }>;
  for (const config of [queryConfig, rawQueryConfig])
    expect(Object.keys(config?.parsers ?? {})).toEqual(Object.keys(DRIZZLE_PARSERS));
});

it('D694 the cache of PGlite has 32 MB', async () => {
  expect((await database.execute(sql`show shared_buffers`)).rows).toEqual([{ shared_buffers: '32MB' }]);
});
