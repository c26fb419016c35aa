import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS } from '../database/database.ts';
import { Problem } from '../errors/operator-problem.ts';
import type { Session } from '../database/session.ts';

/** The migrations that a database has applied, each by the hash of its file: its schema version. */
export async function readSchemaVersion(session: Session): Promise<string[]> {
  const [there] = await session.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!there?.found) return [];
  const rows = await session.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** The migrations of this program up to a schema version. @throws Problem when the version is unknown. */
export function migrationsOf(edition: readonly string[]) {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const wanted = known.slice(0, edition.length);
  if (
    edition.length === 0 ||
    wanted.some(({ hash }, place) => hash !== edition[place]) ||
    edition.length > known.length
  ) {
    throw new Problem(
      'The data are of another version of this program, with tables that this one does not know. ' +
        'Use the version that they were made with, or a later one.',
    );
  }
  return wanted;
}

/**
 * Creates the tables of a schema version in an empty database. It applies the same migrations as Drizzle's migrator,
 * but in the transaction of the session: data of an older version are loaded into tables of that version, and the
 * next start migrates them.
 */
export async function makeTables(session: Session, edition: readonly string[]): Promise<void> {
  await session.query('create schema if not exists drizzle');
  await session.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrationsOf(edition)) {
    for (const statement of sql) if (statement.trim()) await session.query(statement);
    await session.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Whether a database has tables. */
export async function isEmpty(session: Session): Promise<boolean> {
  const [found] = await session.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')`,
  );
  return found?.tables === 0;
}
