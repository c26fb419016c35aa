import { schema, type Database } from '../database/database.ts';
import { contentVersion } from '../feed/read-feed.ts';

/** What this process knows of the list of files, and the version of the texts at which it was so. */
const lists = new WeakMap<Database, { version: number; hashes: Map<string, string> }>();

/**
 * Hashes of the files that are taken in, by path. Among forty thousand texts the list takes a quarter of a second to
 * read: it is read again only when somebody else has taken something in, which raises the version of the texts.
 */
export async function importedFiles(database: Database): Promise<Map<string, string>> {
  const list = lists.get(database);
  if (list && list.version === (await contentVersion(database))) return list.hashes;
  const rows = await database.select().from(schema.contentFiles);
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Remembers the list as an import has left it. */
export async function rememberFiles(database: Database, hashes: Map<string, string>): Promise<void> {
  lists.set(database, { version: await contentVersion(database), hashes });
}
