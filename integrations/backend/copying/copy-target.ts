import { Client } from 'pg';
import { SETUP_LOCK } from '../database/open/postgres.ts';
import { createPglite } from '../database/open/create-pglite.ts';
import { Problem } from '../errors/operator-problem.ts';
import { isEmpty } from './schema-version.ts';
import { pgliteSession, postgresSession, type Session } from '../database/session.ts';

/** Runs work in a new PGlite in a folder, in one transaction. */
export async function inNewPglite(folder: string, work: (session: Session) => Promise<void>): Promise<void> {
  const client = await createPglite(folder);
  try {
    await client.transaction(async (transaction) => work(await pgliteSession(transaction)));
  } finally {
    await client.close();
  }
}

/**
 * Runs work in an empty PostgreSQL, in one transaction, under the setup lock of backends.
 * @param aside name for the existing schemas, which are renamed first; without it there must be no tables.
 * @throws Problem when the database cannot be used or is not empty, or when somebody uses what would be renamed.
 */
export async function inEmptyPostgres(
  url: string,
  aside: string | undefined,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((cause: Error) => {
    throw new Problem(
      `PostgreSQL cannot be used (${cause.message || cause.name}). Start it or correct its address.`,
      {
        cause,
      },
    );
  });
  try {
    await client.query('begin');
    const session = await postgresSession(client);
    const [lock] = await session.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock(${SETUP_LOCK}) as taken`,
    );
    if (!lock?.taken)
      throw new Problem('Another program is setting up this PostgreSQL. Wait until it is done.');
    if (!(await isEmpty(session))) await moveAside(session, aside);
    await work(session);
    await client.query('commit');
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end();
  }
}

async function moveAside(session: Session, aside: string | undefined): Promise<void> {
  if (aside === undefined) {
    throw new Problem('This PostgreSQL has tables already. Make an empty database and give its address.');
  }
  const [others] = await session.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others?.count) {
    throw new Problem(
      'Somebody is connected to this PostgreSQL. Stop the site, and whatever else uses it, first.',
    );
  }
  const name = aside.replace(/\W/g, '_');
  const [migrations] = await session.query<{ found: string | null }>(
    `select to_regnamespace('drizzle')::text as found`,
  );
  if (migrations?.found) await session.query(`alter schema drizzle rename to "${name}_migrations"`);
  await session.query(`alter schema public rename to "${name}"`);
  await session.query('create schema public');
}
