import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it, vi } from 'vitest';
import { createPglite } from './create-pglite.ts';
import { vacuumGrown } from './vacuum-grown.ts';
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

it('D723 a table that has grown is analysed and its old rows are freed, once', async () => {
  await client.exec(`create table pieces (id int, title text);
    insert into pieces select number, repeat('a', 100) from generate_series(1, 5000) number`);
  const pages = async () => {
    const { rows } = await client.query<{ known: number; taken: number }>(
      `select relpages as known, pg_relation_size(oid)::int / 8192 as taken from pg_class where relname = 'pieces'`,
    );
    return rows[0] ?? { known: 0, taken: 0 };
  };
  expect((await pages()).known).toBe(0);
  await vacuumGrown(client);
  const { known, taken } = await pages();
  expect([known, taken]).toEqual([taken, expect.any(Number)]);
  const before = asked.mock.calls.length;
  await vacuumGrown(client);
  expect(asked.mock.calls).toHaveLength(before + 1);
  // Changed rows take pages of their own, and what is freed serves later changes.
  for (let change = 0; change < 4; change += 1) {
    await client.query('update pieces set title = title');
    await vacuumGrown(client);
  }
  expect((await pages()).taken).toBeLessThan(4 * taken);
});
