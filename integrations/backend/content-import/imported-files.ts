import { schema, type Database } from '../database/database.ts';
import { contentVersion } from '../feed/read-feed.ts';

/** The cached list of files, with the version of the texts for which it is valid. */
const lists = new WeakMap<Database, { version: number; hashes: Map<string, string> }>();

/**
 * Hashes of the imported files, by path. With forty thousand texts the query takes a quarter of a second, so it is
 * repeated only when another process has imported something, which increments the version of the texts.
 */
export async function importedFiles(database: Database): Promise<Map<string, string>> {
  const list = lists.get(database);
  if (list && list.version === (await contentVersion(database))) return list.hashes;
  const rows = await database.select().from(schema.contentFiles);
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Caches the list after an import. */
export async function rememberFiles(database: Database, hashes: Map<string, string>): Promise<void> {
  lists.set(database, { version: await contentVersion(database), hashes });
}
