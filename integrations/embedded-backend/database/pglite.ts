import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Problem } from '../problem.ts';
import { MIGRATIONS, schema, type OpenDatabase } from './database.ts';
import { lockDirectory } from './lock.ts';

/**
 * Opens PGlite in `{directory}/database` under the exclusive lock of the directory.
 * @throws Problem when the directory is locked or its database is damaged. Nothing is ever deleted here.
 */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory);
  try {
    const client = await openFiles(join(directory, 'database'));
    const database = drizzle(client, { schema, casing: 'snake_case' });
    return {
      database,
      migrate: () => migrate(database, { migrationsFolder: MIGRATIONS }),
      alone: (work) => work(),
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFiles(folder: string): Promise<PGlite> {
  const existed = existsSync(folder);
  try {
    const client = await PGlite.create(folder);
    await client.query('select 1');
    return client;
  } catch (error) {
    if (!existed) throw error;
    throw new Problem(
      `The database in ${folder} cannot be opened; it is damaged or of another version. Restore it from a ` +
        'backup, or move that folder aside and start again to get a new one with demonstration data.',
      { cause: error },
    );
  }
}
