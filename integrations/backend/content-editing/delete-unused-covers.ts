import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { like, or } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { type ContentPlace, isWritable } from './content-place.ts';
import { isOwnCover } from './text-covers.ts';

const { contentDrafts, contentVersions } = schema;

/** Age in milliseconds from which an unused cover cannot belong to a text that is still being written (decision 360). */
const LEAST_AGE = 7 * 24 * 3_600_000;

/**
 * Deletes cover photographs that the desk stored and nothing uses: no file of the content folder, no draft, and no
 * earlier version, which an undo would bring back. Other files of the folder `pictures` stay.
 */
export async function deleteUnusedCovers(
  database: Database,
  { folder }: Pick<ContentPlace, 'folder'>,
  now = new Date(),
): Promise<void> {
  const pictures = join(folder, 'pictures');
  if (!(await isWritable({ folder: pictures }))) return;
  const old: string[] = [];
  for (const name of await readdir(pictures)) {
    const file = join(pictures, name);
    if (!(await isOwnCover(file))) continue;
    if (now.getTime() - (await stat(file)).mtimeMs > LEAST_AGE) old.push(name);
  }
  if (old.length === 0) return;
  const texts = await readTexts(folder);
  for (const name of old) {
    const isUsed = texts.some((text) => text.includes(name)) || (await isInHistory(database, name));
    if (!isUsed) await rm(join(pictures, name), { force: true });
  }
}

/** Every text of the content folder. */
async function readTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(md|json)$/.test(name));
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
}

/** Whether a draft or an earlier version contains the name. */
async function isInHistory(database: Database, name: string): Promise<boolean> {
  const part = `%${name}%`;
  const [draft] = await database
    .select({ path: contentDrafts.path })
    .from(contentDrafts)
    .where(like(contentDrafts.text, part))
    .limit(1);
  if (draft) return true;
  const [version] = await database
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(or(like(contentVersions.before, part), like(contentVersions.after, part)))
    .limit(1);
  return version !== undefined;
}
