import { afterAll } from 'vitest';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { everySuite } from './every-suite.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

describeOnPostgres('desk on PostgreSQL', (binaries) => {
  let cluster: Cluster | undefined;
  // Hooks run in reverse order: the backend closes before its database stops.
  afterAll(() => cluster?.stop());
  everySuite('desk', 'PostgreSQL', async (data) => {
    cluster = await startCluster(binaries, data);
    return cluster.url;
  });
});
