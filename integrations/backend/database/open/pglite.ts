import { collectGarbage } from '@tourbillon/platform/process/give-back-memory.ts';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { applyRestore } from '../../data-directory/apply-restore.ts';
import { pgliteSession } from '../session.ts';
import { Problem } from '../../errors/operator-problem.ts';
import { MIGRATIONS, schema } from '../database.ts';
import type { OpenDatabase } from './opened-database.ts';
import { keepDrizzleParsers } from './drizzle-parsers.ts';
import { createPglite } from './create-pglite.ts';
import { lockDirectory } from '../../data-directory/lock-directory.ts';
import { boundTimers } from './longest-timer.ts';
import { vacuumGrown } from './vacuum-grown.ts';
import { refuseMovedDatabase } from '../../data-directory/moved-to-postgres.ts';
import { directReads } from '../reads.ts';

/**
 * Opens PGlite in `{directory}/database` under the exclusive lock of the directory. An interrupted restore is
 * completed first.
 * @throws Problem when the directory is locked, or when its database is damaged or has moved. Data is never deleted
 * here.
 */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory);
  try {
    await applyRestore(directory);
    refuseMovedDatabase(directory);
    const folder = join(directory, 'database');
    const client = await openFiles(folder);
    const database = drizzle(client, { schema, casing: 'snake_case' });
    return {
      database,
      reads: directReads(database),
      migrate: () => migrate(database, { migrationsFolder: MIGRATIONS }),
      alone: (work) => work(),
      problemOf: (error) => (isDamage(error) ? damagedDatabaseProblem(folder, error) : undefined),
      snapshot: (work) =>
        client.transaction(async (transaction) => {
          await transaction.exec('set transaction read only');
          return work(await pgliteSession(transaction));
        }),
      vacuum: () => vacuumGrown(client),
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
  boundTimers();
  if (!existsSync(folder)) await createFiles(folder);
  try {
    const client = await createPglite(folder);
    await client.query('select 1');
    return keepDrizzleParsers(client);
  } catch (error) {
    throw damagedDatabaseProblem(folder, error);
  }
}

function damagedDatabaseProblem(folder: string, cause: unknown): Problem {
  return new Problem(
    `The database in ${folder} cannot be opened; it is damaged or of another version. Restore it from a ` +
      'backup, or move that folder aside and start again to get a new one with demonstration data.',
    { cause },
  );
}

/** Whether the database is damaged: PostgreSQL's error classes XX (internal, corruption) and 58 (files). */
function isDamage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^(XX|58)/.test(String(cause.code))) return true;
  }
  return false;
}

/**
 * Creates a database in a temporary folder and renames the folder, so that an interrupted start leaves no incomplete
 * database.
 */
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await createPglite(unfinished);
  await client.close();
  await rename(unfinished, folder);
  // Two instances of PostgreSQL that are not needed any more: 290 MB at the peak of a first start.
  collectGarbage();
}
