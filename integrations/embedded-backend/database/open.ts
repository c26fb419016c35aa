import { resolve } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL when an address is given, else PGlite in the data directory. */
export function openDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(resolve(options.dataDir));
}
