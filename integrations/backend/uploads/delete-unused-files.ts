import { sql } from 'drizzle-orm';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { schema, type Database } from '../database/database.ts';
import type { UploadFolder } from './upload-folder.ts';

const { requests } = schema;

/** Deletes files that no stored request names: their sender, or we, were cut off in the middle. */
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
