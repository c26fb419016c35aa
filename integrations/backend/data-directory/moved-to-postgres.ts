import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../errors/operator-problem.ts';

/** File that marks a data directory whose database has moved to PostgreSQL. */
const NOTE = 'moved-to-postgres';

/** Records that the database of a data directory has moved. The old database must not be written to any more. */
export function recordMoveToPostgres(dataDir: string, where: string, now = new Date()): void {
  writeFileSync(join(dataDir, NOTE), `${where} on ${now.toISOString()}\n`, { mode: 0o600 });
}

/** @throws Problem when the database of a data directory has moved. */
export function refuseMovedDatabase(dataDir: string): void {
  let note: string;
  try {
    note = readFileSync(join(dataDir, NOTE), 'utf8').trim();
  } catch {
    return;
  }
  throw new Problem(
    `The data of ${dataDir} have moved to PostgreSQL, ${note}. Set DATABASE_URL to its address. ` +
      `To go back to what was there before, delete ${join(dataDir, NOTE)}.`,
  );
}
