import { resolve } from 'node:path';
import { Problem } from '../../errors/operator-problem.ts';
import type { OpenDatabase } from './opened-database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { ReplicaOptions } from '../replica/replica-reads.ts';

/** The location of the database. */
export interface DatabasePlace {
  dataDir: string;
  /** URL of a PostgreSQL; without it PGlite in the data directory is opened. */
  databaseUrl?: string | undefined;
  /** A streaming replica of that PostgreSQL for reads. */
  replica?: ReplicaOptions | undefined;
}

/** Opens PostgreSQL if a URL is given, else PGlite in the data directory. */
export function openDatabase({ dataDir, databaseUrl, replica }: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, replica);
  if (replica) {
    throw new Problem('DATABASE_READ_URL names a replica, of a PostgreSQL that DATABASE_URL has to name.');
  }
  return openPglite(resolve(dataDir));
}
