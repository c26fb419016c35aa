import { afterAll } from 'vitest';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { everySuite, startTested } from './every-suite.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

describeOnPostgres('goods on PostgreSQL', (binaries) => {
  let cluster: Cluster | undefined;
  // Hooks run last to first: the backend closes before its database stops.
  afterAll(() => cluster?.stop());
  everySuite('goods', 'PostgreSQL', async (dataDir, log) => {
    cluster = await startCluster(binaries);
    return startTested(dataDir, log, cluster.url);
  });
});
