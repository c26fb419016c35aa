import type { Transaction } from '@electric-sql/pglite';
import type { Client } from 'pg';

/**
 * One connection within a transaction, the same on PGlite and PostgreSQL. A value is a string if the query casts it
 * to text.
 */
export interface Session {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Settings under which every value has exactly one text form, whatever the server's settings are. */
const EXACT = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];

/** A session of PGlite. */
export async function pgliteSession(transaction: Transaction): Promise<Session> {
  return exact({
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await transaction.query<Row>(text, values)).rows,
  });
}

/** A session of PostgreSQL; the client is within a transaction. */
export async function postgresSession(client: Client): Promise<Session> {
  return exact({
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
  });
}

async function exact(session: Session): Promise<Session> {
  for (const setting of EXACT) await session.query(setting);
  return session;
}
