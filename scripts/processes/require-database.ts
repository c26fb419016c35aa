import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import type { Settings } from './settings.ts';

/**
 * Checks that the settings name the database of a site, before a command opens it itself: with the data directory of
 * no site, it would make an empty database there and report that nothing is in it.
 * @throws Problem when there is none.
 */
export function requireDatabase({
  dataDir,
  databaseUrl,
}: Partial<Pick<Settings, 'databaseUrl'>> & Pick<Settings, 'dataDir'>): void {
  if (databaseUrl || existsSync(path.join(dataDir, 'database'))) return;
  throw new Problem(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as the site has it.`);
}
