import { afterAll } from 'vitest';
import { Client } from 'pg';
import { postgresSession } from '@tourbillon/backend/database/session.ts';
import { openPostgres } from '@tourbillon/backend/database/open/postgres.ts';
import { everySuite } from './every-suite.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';
import { fillTablesOfOldRelease, olderReleaseSuite } from './suites/older-release.ts';

describeOnPostgres('people on PostgreSQL', (binaries) => {
  let cluster: Cluster | undefined;
  // Hooks run in reverse order: the backend closes before its database stops.
  afterAll(() => cluster?.stop());
  everySuite('people', 'PostgreSQL', async (data) => {
    cluster = await startCluster(binaries, data);
    return cluster.url;
  });
  olderReleaseSuite(async () => {
    const url = new URL(cluster?.url ?? '');
    const first = new Client({ connectionString: url.href });
    await first.connect();
    await first.query('create database older');
    await first.end();
    url.pathname = '/older';
    const older = new Client({ connectionString: url.href });
    await older.connect();
    await older.query('begin');
    await fillTablesOfOldRelease(await postgresSession(older));
    await older.query('commit');
    await older.end();
    return openPostgres(url.href);
  });
});
