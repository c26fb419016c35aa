import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrationsOf } from '@tourbillon/backend/copying/schema-version.ts';
import { renewFeedId } from '@tourbillon/backend/copying/renew-feed-id.ts';
import { type Contents, loadContents } from '@tourbillon/backend/copying/load-contents.ts';
import { commitRestore, applyRestore, RESTORING } from '@tourbillon/backend/data-directory/apply-restore.ts';
import type { Session } from '@tourbillon/backend/database/session.ts';
import { rowsOfSnapshot } from '@tourbillon/backend/copying/snapshot-rows.ts';
import { CONTENTS } from '@tourbillon/backend/copying/snapshot.ts';
import { inEmptyPostgres, inNewPglite } from '@tourbillon/backend/copying/copy-target.ts';
import { lockDirectory } from '@tourbillon/backend/data-directory/lock-directory.ts';
import { Problem } from '../bootstrap/problem.mjs';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { putIntoBucket } from './bucket.ts';
import type { Manifest } from './manifest.ts';
import { unpack } from './unpack.ts';

/** What to restore, and where. */
export interface Restore {
  archive: string;
  dataDir: string;
  /** When it is missing, the rows go into PGlite. */
  databaseUrl?: string | undefined;
  /** Bucket for files of requests. When it is missing, they go into the data directory. */
  bucket?: ObjectStorage | undefined;
  /** Bucket for photographs of items. When it is missing, they go into the data directory. */
  photographs?: ObjectStorage | undefined;
  /** Whether existing data are moved aside. When it is false, existing data are an error. */
  replace: boolean;
}

/** Result of a restore. */
export interface Restored {
  manifest: Manifest;
  rows: number;
  /** Folder with the data that were there before. */
  aside: string | undefined;
}

/**
 * Restores a backup under the lock of the data directory. It unpacks everything, compares the checksums, loads
 * the rows and compares them again. Only then does it touch existing data.
 */
export async function restoreBackup(restore: Restore, now = new Date()): Promise<Restored> {
  const { archive, dataDir, databaseUrl, bucket, photographs, replace } = restore;
  const lock = await lockDirectory(dataDir);
  const ready = path.join(dataDir, RESTORING);
  try {
    await applyRestore(dataDir);
    const before = await whatIsThere(dataDir, databaseUrl);
    if (before && !replace) {
      throw new Problem(`${dataDir} has ${before} already. With --replace it is moved aside first.`);
    }
    await rm(ready, { recursive: true, force: true });
    await mkdir(ready, { recursive: true, mode: 0o700 });
    const manifest = await unpack(archive, ready);
    if (bucket) await putIntoBucket(ready, bucket, 'uploads');
    if (photographs) await putIntoBucket(ready, photographs, 'item-photos');
    const aside = `replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
    const rows = await loadDatabase(ready, databaseUrl, replace ? aside : undefined);
    await commitRestore(dataDir, aside);
    await applyRestore(dataDir);
    return { manifest, rows, aside: replace ? aside : undefined };
  } catch (error) {
    // The restore did not reach its point of no return, so existing data have not been touched.
    if (!existsSync(path.join(ready, 'decided'))) await rm(ready, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

async function whatIsThere(dataDir: string, databaseUrl: string | undefined): Promise<string | undefined> {
  if (!databaseUrl && existsSync(path.join(dataDir, 'database'))) return 'a database';
  for (const folder of ['uploads', 'spool']) {
    const files = await readdir(path.join(dataDir, folder)).catch(() => []);
    if (files.length > 0) return folder === 'uploads' ? 'files of requests' : 'requests that wait';
  }
  return undefined;
}

/** Makes the database out of the unpacked rows and deletes these. @returns the number of rows. */
async function loadDatabase(
  ready: string,
  databaseUrl: string | undefined,
  aside: string | undefined,
): Promise<number> {
  const snapshot = path.join(ready, 'rows');
  await rename(path.join(ready, 'database'), snapshot);
  const contents = JSON.parse(await readFile(path.join(snapshot, CONTENTS), 'utf8')) as Contents;
  migrationsOf(contents.edition);
  const load = async (session: Session) => {
    await loadContents(session, contents, rowsOfSnapshot(snapshot));
    await renewFeedId(session);
  };
  if (databaseUrl) await inEmptyPostgres(databaseUrl, aside, load);
  else await inNewPglite(path.join(ready, 'database'), load);
  await rm(snapshot, { recursive: true });
  return Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0);
}
