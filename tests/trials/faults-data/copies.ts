import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../contract/postgres-cluster.ts';
import { makeBackup } from '../../../scripts/backup/make-backup.ts';
import { moveToPostgres } from '../../../scripts/backup/move-to-postgres.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import type { TrialResult } from './report.ts';
import { countStored, sendForms } from './senders.ts';
import { startTrialSite } from './trial-site.ts';

const FORMS = 40;

/**
 * A backup of the running site during visits and forms, its restore, and the move to PostgreSQL, with durations.
 */
export async function copies(binaries: string | undefined): Promise<TrialResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-copies-'));
  const site = await startTrialSite();
  try {
    const visitors = site.visitors();
    const before = await sendForms(site, 0, FORMS);
    const backup = await measureTime(() => makeBackup(site, path.join(folder, 'shop.tar.gz')));
    const meanwhile = await sendForms(site, 1_000, FORMS);
    const thanked = [...before.thanked, ...meanwhile.thanked];
    const kept = await countStored(site, thanked);
    const pages = await visitors.stop();
    const dataDir = path.join(folder, 'data');
    const restored = await measureTime(() =>
      restoreBackup({ archive: backup.value.file, dataDir, replace: false }),
    );
    const also = [
      `backup of the running site: ${(backup.value.bytes / 1024 / 1024).toFixed(1)} MB in ${backup.seconds} s`,
      `restore: ${restored.value.rows} rows in ${restored.seconds} s`,
    ];
    if (binaries) {
      const cluster = await startCluster(binaries);
      try {
        const moved = await measureTime(() => moveToPostgres(dataDir, cluster.url));
        also.push(
          `move to PostgreSQL: ${moved.value.rows} rows of ${moved.value.tables} tables in ${moved.seconds} s`,
        );
      } finally {
        await cluster.stop();
      }
    }
    return {
      fault: 'a backup while people visit',
      pages,
      forms: { thanked, refused: meanwhile.refused, ...kept },
      also,
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTime<T>(work: () => Promise<T>): Promise<{ value: T; seconds: string }> {
  const began = performance.now();
  const value = await work();
  return { value, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
