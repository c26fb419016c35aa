import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Reads the record of a build. A missing or broken one counts as no build. */
export async function readRecord(dist: string): Promise<BuildRecord> {
  try {
    return JSON.parse(await readFile(fileIn(dist), 'utf8')) as BuildRecord;
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
