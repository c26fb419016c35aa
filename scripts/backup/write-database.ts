import path from 'node:path';
import { writeSnapshot } from '@tourbillon/backend/copying/snapshot.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { requireDatabase } from '../processes/require-database.ts';
import { postJson } from '../publish/post-json.ts';

/** The database to back up. */
export interface DatabaseSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  backendPort: number;
}

/**
 * Writes the rows of the database into a folder of the data directory. PostgreSQL is read directly. PGlite is
 * read by the running backend, because only one process may open its files, or directly under its lock when no
 * backend runs.
 */
export async function writeDatabase(settings: DatabaseSettings, folder: string): Promise<void> {
  const { dataDir, databaseUrl, backendPort } = settings;
  if (!databaseUrl && (await askBackend(dataDir, backendPort, path.dirname(folder)))) return;
  requireDatabase({ dataDir, databaseUrl });
  const open = await openDatabase({ dataDir, databaseUrl });
  try {
    await open.snapshot((session) => writeSnapshot(session, folder));
  } finally {
    await open.close();
  }
}

/**
 * @returns whether a backend runs here and has written the rows. @throws Problem when the running backend belongs
 * to another installation.
 */
async function askBackend(dataDir: string, port: number, stage: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${staffKey(dataDir)}` };
  const to = { host: '127.0.0.1', port, path: '/staff/snapshot', headers };
  const reply = await postJson(to, JSON.stringify({ stage: path.basename(stage) }));
  if (!reply || reply.status === 200) return reply !== undefined;
  if (reply.status === 500) throw new Problem('The backend could not write its rows; its log says why.');
  throw new Problem(
    `What answers on port ${port} is no backend of ${dataDir} (status ${reply.status}). ` +
      'Give this command the same PORT, BACKEND_PORT and DATA_DIR as the site.',
  );
}
