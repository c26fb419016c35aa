import type { Logger } from 'pino';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryResult } from 'pg';
import { schema } from '../database.ts';
import type { Reads } from '../reads.ts';
import { Replica } from './replica.ts';

/** How a replica is read. */
export interface ReplicaOptions {
  url: string;
  /** Milliseconds it may be behind. */
  lagLimit: number;
  log: Logger;
}

/** Classes of errors that are of the query and not of the server: data, constraints, transactions, syntax and names. */
const OF_THE_QUERY = /^(22|23|25|42)/;

/**
 * Reads of a replica while it answers and is not too far behind, of the primary otherwise: a query that fails for the
 * replica's sake is asked of the primary, and nobody notices. Only single statements; a transaction is refused, and so
 * is a change, which the replica does not allow.
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
  // All that Drizzle asks of a pool, transactions apart.
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
