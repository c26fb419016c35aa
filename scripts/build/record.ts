import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexFile, readIndex } from '../../src/page-cache/prerendered-index.ts';
import type { Identity } from './identity.ts';

/** Identities of the finished parts of `dist`. */
type BuildRecord = Partial<Identity>;

/** Which parts have to be made again. Pages are rendered by the code, so new code requires new pages. */
export interface Stale {
  code: boolean;
  pages: boolean;
}

/** Compares the record of a build with the identity of the sources. */
export function findStale(found: BuildRecord, wanted: Identity): Stale {
  const code = found.code !== wanted.code;
  return { code, pages: code || found.pages !== wanted.pages };
}

/**
 * Reads the record of a build. A missing or broken one counts as no build, and pages whose list is missing or broken as
 * not rendered: nobody else would render them again (decision 710).
 */
export async function readRecord(dist: string): Promise<BuildRecord> {
  try {
    const record = JSON.parse(await readFile(fileIn(dist), 'utf8')) as BuildRecord;
    const { pages: _, ...bundled } = record;
    const list = await readIndex(indexFile(path.join(dist, 'pages')));
    return list.pages.size > 0 ? record : bundled;
  } catch {
    return {};
  }
}

/** Writes the identities of the finished parts. Without a record a build counts as unfinished. */
export async function writeRecord(dist: string, record: BuildRecord): Promise<void> {
  await writeFile(fileIn(dist), `${JSON.stringify(record)}\n`);
}

/** Deletes the record of a build that is about to be replaced. */
export async function eraseRecord(dist: string): Promise<void> {
  await rm(fileIn(dist), { force: true });
}

function fileIn(dist: string): string {
  return path.join(dist, 'build.json');
}
