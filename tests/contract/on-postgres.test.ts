import { afterAll, describe } from 'vitest';
import { everySuite, startTested } from './every-suite.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';

const binaries = postgresBinaries();
if (!binaries) {
  console.warn(
    'The contract tests ran on PGlite only: no PostgreSQL server was found on this machine. ' +
      'Install one (Debian: apt-get install postgresql) to run them on both databases.',
  );
}

describe.skipIf(!binaries)('on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  // Hooks run last to first: the backend closes before its database stops.
  afterAll(() => cluster?.stop());
  everySuite(async (dataDir, log) => {
    cluster = await startCluster(binaries ?? '');
    return startTested(dataDir, log, cluster.url);
  });
});
