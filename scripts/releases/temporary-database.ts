import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { Problem } from '../bootstrap/problem.mjs';

/** A temporary database on the same PostgreSQL server. */
export interface TemporaryDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Names of such databases. */
const NAME_PATTERN = /^tourbillon_trial_[0-9a-f]{16}$/;

/**
 * Creates an empty database on the server of an address. Drops those of killed trials that have no connections.
 * @returns undefined when the user may not create databases.
 */
export async function createTemporaryDatabase(url: string): Promise<TemporaryDatabase | undefined> {
  const name = `tourbillon_trial_${randomBytes(8).toString('hex')}`;
  const isMade = await withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.may) return false;
    await dropAbandoned(client);
    // template0: somebody may have added objects to the usual template.
    await client.query(`create database ${name} template template0`);
    return true;
  });
  if (!isMade) return undefined;
  return {
    url: addressOf(url, name),
    drop: () =>
      withClient(
        url,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

/** The address of another database of a server. That of a socket is no valid URL when it names a user. */
export function addressOf(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?#]*)[^?#]*/, `$1/${database}`);
}

/** Whether a PostgreSQL has the tables of the project. If it has, this is not a first start. */
export function hasTables(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ found: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
    );
    return typeof rows[0]?.found === 'string';
  });
}

async function dropAbandoned(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  for (const { datname } of rows.filter((row) => NAME_PATTERN.test(row.datname))) {
    // Another machine's trial uses it, or it belongs to another user.
    await client.query(`drop database ${datname}`).catch(() => undefined);
  }
}

/** @throws Problem when the server cannot be reached or refuses the user. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((cause: Error) => {
    const reason = cause.message || cause.name;
    throw new Problem(
      `PostgreSQL at DATABASE_URL cannot be used (${reason}). Start it or correct DATABASE_URL.`,
      { cause },
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
