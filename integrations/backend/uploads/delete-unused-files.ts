import { sql } from 'drizzle-orm';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { schema, type Database } from '../database/database.ts';
import type { UploadFolder } from './upload-folder.ts';

const { requests } = schema;

/** Deletes files without a stored request, left after an interrupted upload or a crash. */
export async function deleteUnusedFiles(
  database: Database,
  uploads: UploadFolder,
  now = new Date(),
): Promise<void> {
  const rows = await database
    .select({ photos: sql<SentPhoto[]>`${requests.payload} -> 'photos[]'` })
    .from(requests)
    .where(sql`${requests.payload} -> 'photos[]' is not null`);
  await uploads.sweep(new Set(rows.flatMap(({ photos }) => photos.map(({ id }) => id))), now);
}
