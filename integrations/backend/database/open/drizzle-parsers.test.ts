import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it, vi } from 'vitest';
import { DRIZZLE_PARSERS, keepDrizzleParsers } from './drizzle-parsers.ts';

const client = await PGlite.create();
const asked = vi.spyOn(client, 'query');
const database = drizzle(keepDrizzleParsers(client));
afterAll(() => client.close());

const VALUES = sql`select '2026-01-02 03:04:05+00'::timestamptz as moment, '2026-01-02'::date as day, '{1.5}'::numeric[] as numbers, 7 as number`;
const READ = { moment: '2026-01-02 03:04:05+00', day: '2026-01-02', numbers: '{1.5}', number: 7 };

it('PGlite answers drizzle as it expects, in a transaction too, and no query brings parsers', async () => {
  expect((await database.execute(VALUES)).rows).toEqual([READ]);
  expect((await database.transaction((inside) => inside.execute(VALUES))).rows).toEqual([READ]);
  expect(asked.mock.calls.map(([, , options]) => options)).toEqual([{ rowMode: 'object' }]);
});

it('the parsers are those that drizzle passes', () => {
  const prepared = database._.session.prepareQuery({ sql: '', params: [] }, undefined, undefined, false);
  const { queryConfig, rawQueryConfig } = prepared as unknown as Record<string, { parsers: object }>;
  for (const config of [queryConfig, rawQueryConfig])
    expect(Object.keys(config?.parsers ?? {})).toEqual(Object.keys(DRIZZLE_PARSERS));
});
