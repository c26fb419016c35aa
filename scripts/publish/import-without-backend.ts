import { waitingDrafts } from '@tourbillon/backend/content-import/drafts.ts';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { loadDemonstration } from '@tourbillon/backend/demonstration/load-demonstration.ts';
import { Problem as BackendProblem } from '@tourbillon/backend/errors/operator-problem.ts';
import { Problem } from '../bootstrap/problem.mjs';
import type { Settings } from '../processes/settings.ts';
import type { ImportResult } from './import-result.ts';

/** Opens the database, which no backend uses, and imports. @throws Problem when it cannot be opened. */
export async function importWithoutBackend(settings: Settings): Promise<ImportResult> {
  const { dataDir, databaseUrl, contentDir } = settings;
  try {
    const open = await openDatabase({
      dataDir,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    try {
      return await open.alone(async () => {
        await open.migrate();
        const { changed, broken } = await importContent(open.database, () => undefined, {
          folder: contentDir,
          demonstration: await loadDemonstration(open.database, settings.demonstration),
        });
        return { changed, broken, drafts: await waitingDrafts(open.database) };
      });
    } finally {
      await open.close();
    }
  } catch (error) {
    if (error instanceof BackendProblem) throw new Problem(error.message);
    throw error;
  }
}
