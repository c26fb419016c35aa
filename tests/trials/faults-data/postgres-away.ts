import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, startCluster, startReplica } from '../../contract/postgres-cluster.ts';
import type { TrialResult } from './report.ts';
import { countStored, sendForms } from './senders.ts';
import { startTrialSite } from './trial-site.ts';

/** Number of forms before PostgreSQL is killed, while it is down, and after. */
const FORMS = 40;

/** Kills PostgreSQL during visits and forms, and starts it again some seconds later. */
export async function postgresAway(binaries: string, awayFor = 8_000): Promise<TrialResult> {
  return onPostgres(binaries, async (cluster, site) => {
    const visitors = site.visitors();
    const before = await sendForms(site, 0, FORMS);
    await cluster.kill();
    const gone = performance.now();
    const away = await sendForms(site, 1_000, FORMS);
    await sleep(Math.max(0, awayFor - (performance.now() - gone)));
    await cluster.start();
    const after = await sendForms(site, 2_000, FORMS);
    const thanked = [before, away, after].flatMap((one) => one.thanked);
    const kept = await countStored(site, thanked);
    return {
      fault: `kill -9 of PostgreSQL, back after ${((performance.now() - gone) / 1000).toFixed(0)} s`,
      pages: await visitors.stop(),
      forms: { thanked, refused: { ...before.refused, ...away.refused, ...after.refused }, ...kept },
      also: [`${away.thanked.length} of ${FORMS} forms were thanked for while it was away`],
      isRight: away.thanked.length === FORMS,
    };
  });
}

/** Ends the connection of every open transaction during visits and forms, as a server does that changes over. */
export async function transactionsEnded(binaries: string): Promise<TrialResult> {
  return onPostgres(binaries, async (cluster, site) => {
    const visitors = site.visitors();
    const ending = endTransactions(cluster.url);
    const { thanked, refused } = await sendForms(site, 0, FORMS * 5);
    const ended = await ending.stop();
    const kept = await countStored(site, thanked);
    return {
      fault: 'the connections of open transactions ended by the server',
      pages: await visitors.stop(),
      forms: { thanked, refused, ...kept },
      also: [`${ended} transactions lost their connection`],
      isRight: ended > 0,
    };
  });
}

/** @returns stops it, with the number of those that were ended. */
function endTransactions(url: string): { stop: () => Promise<number> } {
  let isOn = true;
  let ended = 0;
  const done = (async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (; isOn; await sleep(3)) ended += (await client.query(END_TRANSACTIONS)).rows.length;
    await client.end();
  })();
  return {
    async stop() {
      isOn = false;
      await done;
      return ended;
    },
  };
}

const END_TRANSACTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`;

/** The read replica is killed, then hangs, during visits. */
export async function replicaAway(binaries: string): Promise<TrialResult> {
  const primary = await startCluster(binaries);
  const replica = await startReplica(binaries, primary);
  const site = await startTrialSite({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url });
  try {
    const visitors = site.visitors();
    await sleep(1_000);
    await replica.kill();
    await sleep(3_000);
    await replica.start();
    await sleep(3_000);
    replica.pause();
    await sleep(3_000);
    replica.resume();
    await sleep(1_000);
    return { fault: 'the replica killed for 3 s, hanging for 3 s', pages: await visitors.stop() };
  } finally {
    await site.stop();
    await replica.stop();
    await primary.stop();
  }
}

async function onPostgres(
  binaries: string,
  trial: (cluster: Cluster, site: Awaited<ReturnType<typeof startTrialSite>>) => Promise<TrialResult>,
): Promise<TrialResult> {
  const cluster = await startCluster(binaries);
  try {
    const site = await startTrialSite({ DATABASE_URL: cluster.url });
    try {
      return await trial(cluster, site);
    } finally {
      await site.stop();
    }
  } finally {
    await cluster.stop();
  }
}
