import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

export { schema };

/** The database as handlers see it: the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the SQL migrations are. */
export const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
