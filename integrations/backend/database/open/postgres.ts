import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { postgresSession } from '../session.ts';
import { Problem } from '../../errors/operator-problem.ts';
import { MIGRATIONS, schema } from '../database.ts';
import type { OpenDatabase } from './opened-database.ts';
import { directReads } from '../reads.ts';
import { openReplicaReads, type ReplicaOptions } from '../replica/replica-reads.ts';

/** Key of the advisory lock: one backend at a time migrates and fills a database. */
export const SETUP_LOCK = 7_201_514;

/** Timeout of a connection, milliseconds: after it the caller has given up. */
const CONNECTING = 3_000;

/** Limits of waiting for a server, milliseconds. */
export interface PostgresLimits {
  /**
   * Without a byte for this long, a connection in use counts as lost. A machine that vanished tells nobody, and the
   * system would wait for it for a quarter of an hour (decision 699).
   */
  silence: number;
  /** A migration waits for a lock no longer: meanwhile a site that is being deployed has no backend (decision 697). */
  lock: number;
}

const LIMITS: PostgresLimits = { silence: 120_000, lock: 30_000 };

/**
 * Opens PostgreSQL by its URL.
 * @param replica for reads; while it does not respond, or lags too far behind, the primary is used.
 * @throws Problem when the server cannot be reached or refuses the user.
 */
export async function openPostgres(
  url: string,
  replica?: ReplicaOptions,
  limits: Partial<PostgresLimits> = {},
): Promise<OpenDatabase> {
  const { silence, lock } = { ...LIMITS, ...limits };
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
  });
  // The pool replaces a broken idle connection at the next query. A transaction's connection is not the pool's
  // meanwhile: unheard, its error would end the program, heard, it fails the transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const socket = client.connection.stream as Socket;
    socket.setTimeout(silence, () => socket.destroy(new Error('PostgreSQL does not answer')));
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Problem(
      `PostgreSQL at DATABASE_URL cannot be used (${reason}). Start it or correct DATABASE_URL; ` +
        'without DATABASE_URL the built-in database is used.',
      { cause: error },
    );
  }
  const database = drizzle(pool, { schema, casing: 'snake_case' });
  const reads = replica ? await openReplicaReads(pool, replica) : directReads(database);
  return {
    database,
    reads,
    // Building an index is silent for as long as it takes.
    migrate: () =>
      withConnection(url, async (client) => {
        await client.query("select set_config('lock_timeout', $1, false)", [String(lock)]);
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
      }),
    alone: (work) =>
      withConnection(url, async (client) => {
        await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
        return work();
      }),
    problemOf: () => undefined,
    vacuum: () => Promise.resolve(),
    snapshot: (work) =>
      withConnection(url, async (client) => {
        await client.query('begin isolation level repeatable read, read only');
        return work(await postgresSession(client));
      }),
    async close() {
      await reads.close();
      await pool.end();
    },
  };
}

/** Works with a connection outside of the pool, without a limit of silence. If it breaks, only that work fails. */
async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTING });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
