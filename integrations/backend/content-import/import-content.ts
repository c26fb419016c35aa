import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import type { ContentMistake } from '@tourbillon/domain/contract/changes.ts';
import { schema, type Database } from '../database/database.ts';
import { announce, beginAnnouncing, raiseCatalogueVersion, raiseContentVersion } from '../feed/announce.ts';
import type { Progress } from '../process/startup-progress.ts';
import { hashFolder } from './hash-folder.ts';
import { importedFiles, rememberFiles } from './imported-files.ts';
import { isMistake, mistakesOf } from './content-mistakes.ts';
import { usesPicture } from './text-pictures.ts';
import { importFile, removeFile } from './import-file.ts';
import { type ContentFile, contentFile } from './content-file.ts';
import { readShopWords } from './shop-words.ts';
import type { Demonstration } from '../demonstration/demonstration.ts';

/** The content folder that comes with the project. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../content', import.meta.url));

/** Increment it when the importer stores something else: then all files are imported again. */
const IMPORTER = '3';

/**
 * Files of one transaction: 572 files took 2.9 s with one each and 2.1 s with these. With more, a mistake among them would
 * repeat more work.
 */
const FILES_AT_ONCE = 32;

/** A file whose content has been read. */
interface ReadFile {
  path: string;
  file: ContentFile;
  bytes: Buffer;
  hash: string;
}

/** The result of an import. */
export interface ImportResult {
  /** Imported and removed files. */
  changed: string[];
  /** The mistakes of files that could not be imported. */
  broken: ContentMistake[];
  /** Those of them that have no mistake of their own: the database may take them the next time. */
  failed: string[];
}

/** The sources of an import: the shop's own folder, and the demonstration's folder for files that the shop lacks. */
export interface ContentSources {
  /** By default the content folder of the project. */
  folder?: string;
  demonstration?: Pick<Demonstration, 'contentFolder' | 'illustrations'>;
}

/**
 * Synchronises the database with the content folder: changed files are imported, deleted files are removed, and
 * unchanged files only need a hash. A file that the folder lacks is taken from the demonstration if it exists there.
 * A file with a mistake keeps its last valid content in the database.
 */
export async function importContent(
  database: Database,
  progress: Progress,
  { folder = CONTENT_FOLDER, demonstration }: ContentSources = {},
): Promise<ImportResult> {
  const { contentFiles } = schema;
  const known = await importedFiles(database);
  const isContent = (path: string) => contentFile(path) !== undefined;
  const words = await readShopWords(database, folder);
  // A change of the shop's names changes every text that may contain them.
  const salt = IMPORTER + JSON.stringify(words);
  const own = await hashFolder(folder, isContent, salt);
  const result: ImportResult = { changed: [], broken: [], failed: [] };
  // A folder that is missing or not mounted must not remove all content from the site.
  if (own.size === 0) {
    result.broken.push({
      file: folder,
      line: null,
      reason: 'there is no content in this folder; nothing was changed',
    });
    return result;
  }
  const added = demonstration?.contentFolder;
  const hashes = new Map([...(added ? await hashFolder(added, isContent, salt) : []), ...own]);
  const folderOf = (path: string) => (own.has(path) ? folder : (added ?? folder));
  const compositions = demonstration?.illustrations.compositions;
  const changes = changedPaths(folderOf, known, hashes);
  /** Imports files in one transaction. Throws when one of them cannot be imported; none is then. */
  const importTogether = async (files: readonly ReadFile[]) => {
    await database.transaction(async (transaction) => {
      await beginAnnouncing(transaction);
      for (const { path, file, bytes } of files) {
        const place = { folder: folderOf(path), compositions, words };
        await announce(transaction, await importFile(transaction, file, bytes, place), path);
      }
      await raiseContentVersion(transaction);
      // The file contains the enabled sections.
      if (files.some(({ file }) => file.kind === 'document' && file.name === 'shop'))
        await raiseCatalogueVersion(transaction);
      await transaction
        .insert(contentFiles)
        .values(files.map(({ path, hash }) => ({ path, hash })))
        .onConflictDoUpdate({ target: contentFiles.path, set: { hash: sql`excluded.hash` } });
    });
    for (const { path, hash } of files) known.set(path, hash);
    result.changed.push(...files.map(({ path }) => path));
  };
  const readOne = async (path: string): Promise<ReadFile | undefined> => {
    const file = contentFile(path);
    if (!file) return undefined;
    try {
      const bytes = await readFile(join(folderOf(path), path));
      return { path, file, bytes, hash: createHash('sha256').update(salt).update(bytes).digest('hex') };
    } catch (error) {
      result.broken.push(...mistakesOf(path, error));
      return undefined;
    }
  };
  for (let start = 0; start < changes.length; start += FILES_AT_ONCE) {
    progress('import-content', start, changes.length);
    const read = await Promise.all(changes.slice(start, start + FILES_AT_ONCE).map(readOne));
    const files = read.filter((one) => one !== undefined);
    if (files.length === 0) continue;
    const areTogether = await importTogether(files).then(
      () => true,
      () => false,
    );
    if (areTogether) continue;
    // One of them has a mistake: the others are imported without it.
    for (const one of files) {
      await importTogether([one]).catch((error: unknown) => {
        result.broken.push(...mistakesOf(one.path, error));
        if (!isMistake(error)) result.failed.push(one.path);
      });
    }
  }
  for (const path of [...known.keys()]) {
    const file = contentFile(path);
    if (hashes.has(path) || !file) continue;
    await database.transaction(async (transaction) => {
      await beginAnnouncing(transaction);
      const tags = await removeFile(transaction, file);
      await raiseContentVersion(transaction);
      await announce(transaction, tags, path);
      await transaction.delete(contentFiles).where(eq(contentFiles.path, path));
    });
    known.delete(path);
    result.changed.push(path);
  }
  await rememberFiles(database, known);
  progress('import-content', changes.length, changes.length);
  return result;
}

/** Files to import: new or changed ones, and texts that use a new or changed picture. */
function changedPaths(
  folderOf: (path: string) => string,
  known: ReadonlyMap<string, string>,
  hashes: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...hashes].filter(([path, hash]) => known.get(path) !== hash).map(([path]) => path));
  const gone = [...known.keys()].filter((path) => !hashes.has(path));
  const pictures = [...paths, ...gone].flatMap((path) => pictureOf(path) ?? []);
  if (pictures.length > 0) {
    for (const path of hashes.keys()) {
      if (paths.has(path) || !path.endsWith('.md')) continue;
      const text = readFileSync(join(folderOf(path), path), 'utf8');
      if (pictures.some((picture) => usesPicture(text, picture))) paths.add(path);
    }
  }
  return [...paths];
}

function pictureOf(path: string): string | undefined {
  const file = contentFile(path);
  return file?.kind === 'picture' ? file.name : undefined;
}
