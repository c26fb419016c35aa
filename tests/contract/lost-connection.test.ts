import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import type { OpenDatabase } from '@tourbillon/backend/database/open/opened-database.ts';
import { openPostgres } from '@tourbillon/backend/database/open/postgres.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

/** Ends all connections but the one that says so, as a server does that is stopped. */
const END_OTHERS = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

const IDLE = sql`select 1`;

/** Milliseconds: longer than a query takes on a busy machine. */
const SILENCE_LIMIT = 3_000;

describeOnPostgres('a connection to PostgreSQL is lost', (binaries) => {
  let cluster: Cluster | undefined;
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    cluster = await startCluster(binaries);
    open = await openDatabase({ dataDir: '', databaseUrl: cluster.url });
  });
  afterAll(async () => {
    await open?.close();
    await cluster?.stop();
  });
  const database = () => {
    if (!open) throw new Error('nothing was opened');
    return open.database;
  };

  it.each([
    ['between two statements', IDLE],
    ['during a statement', sql`select pg_sleep(5)`],
  ])('of a transaction, %s: that one fails, the program goes on', async (_, statement) => {
    const isOpen = Promise.withResolvers<void>();
    const isLost = Promise.withResolvers<void>();
    const change = database().transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      isOpen.resolve();
      if (statement === IDLE) await isLost.promise;
      await transaction.execute(statement);
    });
    const failure = expect(change).rejects.toThrow();
    await isOpen.promise;
    await database().execute(END_OTHERS);
    await sleep(100);
    isLost.resolve();
    await failure;
    await database().execute(sql`select 1`);
  });

  it('whose server has vanished without a word: after a while', async () => {
    if (!cluster) throw new Error('nothing was opened');
    const impatient = await openPostgres(cluster.url, undefined, { silence: SILENCE_LIMIT });
    const answer = () => impatient.database.execute(sql`select 1`);
    await answer();
    cluster.pause();
    const failure = expect(answer()).rejects.toThrow();
    await failure.finally(() => cluster?.resume());
    await answer();
    await impatient.close();
  });
});
