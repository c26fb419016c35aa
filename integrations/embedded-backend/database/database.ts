import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

export { schema };

/** The database as handlers see it: the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface OpenDatabase {
  database: Database;
  /** Brings the tables to the newest migration. */
  migrate(): Promise<void>;
  /** Runs work that only one backend may do at a time, such as filling the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the SQL migrations are. */
export const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
