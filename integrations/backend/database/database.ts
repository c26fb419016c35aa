import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

export { schema };

/** The database for handlers: the same type for PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The folder of the SQL migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
