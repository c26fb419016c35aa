import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@tourbillon/backend/database/open/opened-database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, startReplica, type Cluster } from './postgres-cluster.ts';

const silent = pino({ level: 'silent' });

describeOnPostgres('lists and texts are read of a streaming replica', (binaries) => {
  let [primary, replica]: (Cluster | undefined)[] = [];
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    primary = await startCluster(binaries);
    replica = await startReplica(binaries, primary);
    open = await openDatabase({
      dataDir: '',
      databaseUrl: primary.url,
      replica: { url: replica.url, lagLimit: 1_000, log: silent },
    });
    await open.database.execute(sql`create table notes (text text not null)`);
    await open.reads.settled();
  });
  afterAll(async () => {
    await open?.close();
    await replica?.stop();
    await primary?.stop();
  });
  const opened = () => {
    if (!open || !primary || !replica) throw new Error('nothing was opened');
    return { primary, replica, ...open };
  };
  /** Database that answers reads. */
  const readFrom = async () => {
    const { rows } = (await opened().reads.database.execute(
      sql`select pg_is_in_recovery() as standby`,
    )) as unknown as { rows: { standby: boolean }[] };
    return rows[0]?.standby ? 'replica' : 'primary';
  };
  const write = (text: string) => opened().database.execute(sql`insert into notes values (${text})`);
  const notes = async () => {
    const { rows } = (await opened().reads.database.execute(sql`select text from notes`)) as unknown as {
      rows: { text: string }[];
    };
    return rows.map(({ text }) => text);
  };
  const until = async (where: 'replica' | 'primary') => {
    for (const end = performance.now() + 25_000; (await readFrom()) !== where;) {
      if (performance.now() > end) throw new Error(`reads did not go to the ${where}`);
      await sleep(50);
    }
  };

  it('and never before it shows what somebody was notified of', async () => {
    expect(await readFrom()).toBe('replica');
    for (let round = 0; round < 20; round++) {
      await write(`round ${round}`);
      await opened().reads.settled();
      expect(await notes()).toHaveLength(round + 1);
    }
    expect(await readFrom()).toBe('replica');
  });

  it('which takes no change, and no transaction', async () => {
    const { reads } = opened();
    await expect(reads.database.execute(sql`delete from notes`)).rejects.toThrow();
    await expect(reads.database.transaction(() => Promise.resolve())).rejects.toThrow();
    expect(await notes()).toHaveLength(20);
  });

  it('while it replays; one that lags beyond the limit is left for the primary until it has caught up', async () => {
    const paused = await pauseReplay(opened().replica);
    await write('late');
    await until('primary');
    expect(opened().reads.replica?.().lag).toBeGreaterThanOrEqual(1);
    expect(await notes()).toContain('late');
    await paused.resume();
    await until('replica');
    expect(await notes()).toContain('late');
  });

  it('while it answers: killed, no read fails, and it is read again when it is back', async () => {
    const { replica } = opened();
    const asking = Promise.all(Array.from({ length: 40 }, async (_, n) => sleep(n * 10).then(notes)));
    await sleep(100);
    await replica.kill();
    for (const seen of await asking) expect(seen).toContain('late');
    expect(await readFrom()).toBe('primary');
    await replica.start();
    await until('replica');
  });

  it('hangs: who waits for it is answered by the primary', async () => {
    const { replica } = opened();
    replica.pause();
    const began = performance.now();
    expect(await notes()).toContain('late');
    // The time limit of the replica is one second.
    expect(performance.now() - began).toBeLessThan(3_000);
    replica.resume();
    await until('replica');
  });

  it('while the primary is away: lists and texts go on', async () => {
    const { primary } = opened();
    await primary.kill();
    expect(await notes()).toContain('late');
    await expect(write('nowhere')).rejects.toThrow();
    await primary.start();
    await write('again');
    await opened().reads.settled();
    expect(await notes()).toContain('again');
  });
});

/** Pauses the replay of a replica; its server continues to answer. */
async function pauseReplay({ url }: Cluster): Promise<{ resume: () => Promise<void> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_wal_replay_pause()');
  return {
    async resume() {
      await client.query('select pg_wal_replay_resume()');
      await client.end();
    },
  };
}
