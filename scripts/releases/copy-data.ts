import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { renewFeedId } from '@tourbillon/backend/copying/renew-feed-id.ts';
import { type Contents, loadContents } from '@tourbillon/backend/copying/load-contents.ts';
import type { Session } from '@tourbillon/backend/database/session.ts';
import { rowsOfSnapshot } from '@tourbillon/backend/copying/snapshot-rows.ts';
import { CONTENTS } from '@tourbillon/backend/copying/snapshot.ts';
import { inEmptyPostgres, inNewPglite } from '@tourbillon/backend/copying/copy-target.ts';
import { openStage } from '../backup/stage.ts';
import { type DatabaseSettings, writeDatabase } from '../backup/write-database.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

/** A copy of the rows of a running site, for a trial of a backend. */
export interface DataCopy {
  rows: number;
  /** Address of the PostgreSQL with the copy; undefined when it is in PGlite. */
  databaseUrl: string | undefined;
  clear: () => Promise<void>;
}

/**
 * Copies the rows of a running site in one snapshot: from PGlite to a PGlite in a folder, from PostgreSQL to a
 * new database on the same server. Tables keep the version of the schema; the program that opens the copy
 * migrates them.
 * @param folder empty data directory of the trial.
 * @returns undefined when the user of PostgreSQL may not create databases.
 */
export async function copyData(settings: DatabaseSettings, folder: string): Promise<DataCopy | undefined> {
  const { dataDir, databaseUrl } = settings;
  const spare = databaseUrl ? await createTemporaryDatabase(databaseUrl) : undefined;
  if (databaseUrl && !spare) return undefined;
  const clear = async () => spare?.drop();
  const stage = await openStage(dataDir);
  try {
    const snapshot = path.join(stage, 'database');
    await writeDatabase(settings, snapshot);
    const contents = JSON.parse(await readFile(path.join(snapshot, CONTENTS), 'utf8')) as Contents;
    const load = async (session: Session) => {
      await loadContents(session, contents, rowsOfSnapshot(snapshot));
      await renewFeedId(session);
    };
    if (spare) await inEmptyPostgres(spare.url, undefined, load);
    else await inNewPglite(path.join(folder, 'database'), load);
    const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
    return { rows, databaseUrl: spare?.url, clear };
  } catch (error) {
    await clear();
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
