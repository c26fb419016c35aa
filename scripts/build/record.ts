import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from './identity.ts';

/** What `dist` was made from, as far as it is finished. */
type BuildRecord = Partial<Identity>;

/** What has to be made again. Pages are rendered by the code, so new code means new pages. */
export interface Stale {
  code: boolean;
  pages: boolean;
}

/** Compares what is there with what is wanted. */
export function findStale(found: BuildRecord, wanted: Identity): Stale {
  const code = found.code !== wanted.code;
  return { code, pages: code || found.pages !== wanted.pages };
}

/** Reads the record of a build; a missing or broken one is a build of nothing. */
export async function readRecord(dist: string): Promise<BuildRecord> {
  try {
    return JSON.parse(await readFile(fileIn(dist), 'utf8')) as BuildRecord;
  } catch {
    return {};
  }
}

/** Writes what is finished; without a record the build is taken to be unfinished. */
export async function writeRecord(dist: string, record: BuildRecord): Promise<void> {
  await writeFile(fileIn(dist), `${JSON.stringify(record)}\n`);
}

/** Forgets a build that is about to be replaced. */
export async function eraseRecord(dist: string): Promise<void> {
  await rm(fileIn(dist), { force: true });
}

function fileIn(dist: string): string {
  return path.join(dist, 'build.json');
}
