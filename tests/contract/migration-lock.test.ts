import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '@tourbillon/backend/database/open/postgres.ts';
import { describeOnPostgres } from './describe-on-postgres.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';

/** PostgreSQL's code of a statement that has waited for a lock as long as it may. */
const LOCK_NOT_AVAILABLE = '55P03';

describeOnPostgres('a migration that has to wait for a lock', (binaries) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(binaries);
  });
  afterAll(() => cluster.stop());

  it('D697 fails after a while, and is made when nobody holds the lock', { timeout: 20_000 }, async () => {
    const open = await openPostgres(cluster.url, undefined, { lock: 200 });
    await open.migrate();
    const holder = new Client({ connectionString: cluster.url });
    await holder.connect();
    await holder.query('begin; lock table drizzle.__drizzle_migrations');
    await expect(open.migrate()).rejects.toMatchObject({ cause: { code: LOCK_NOT_AVAILABLE } });
    await holder.end();
    await open.migrate();
    await open.close();
  });
});
