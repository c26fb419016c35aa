import type { Logger } from 'pino';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryResult } from 'pg';
import { schema } from '../database.ts';
import type { Reads } from '../reads.ts';
import { Replica } from './replica.ts';

/** Settings of a replica. */
export interface ReplicaOptions {
  url: string;
  /** Maximum lag, milliseconds. */
  lagLimit: number;
  log: Logger;
}

/** Classes of errors caused by the query and not by the server: data, constraints, transactions, syntax and names. */
const OF_THE_QUERY = /^(22|23|25|42)/;

/**
 * Reads from a replica while it responds and its lag is small, otherwise from the primary. A query that fails because
 * of the replica is repeated on the primary, without an error for the caller. Only single statements are supported:
 * transactions are refused, and the replica itself refuses changes.
 */
export async function openReplicaReads(primary: Pool, options: ReplicaOptions): Promise<Reads> {
  const replica = new Replica({ primary, ...options });
  await replica.start();
  const query = async (config: { text: string }, values: unknown[]): Promise<QueryResult> => {
    if (/^\s*begin\b/i.test(config.text)) throw new Error('a transaction needs the primary');
    if (!replica.inUse) return primary.query(config, values);
    try {
      return await replica.ask(config, values);
    } catch (error) {
      if (OF_THE_QUERY.test(codeOf(error))) throw error;
      void replica.look();
      return primary.query(config, values);
    }
  };
  // Drizzle uses only this method of a pool, except for transactions.
  const database = drizzle({ client: { query } as unknown as Pool, schema, casing: 'snake_case' });
  return {
    database,
    settled: () => replica.settled(),
    replica: () => replica.state(),
    close: () => replica.close(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
