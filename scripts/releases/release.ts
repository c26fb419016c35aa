import { readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A release that is whole: the sources, packages and build of one moment, in a folder that never changes again. */
export interface Release {
  /** Name of its folder; names sort by time. */
  name: string;
  root: string;
  dist: string;
  /** Name of what its embedded backend is made of (`readBackendIdentity`). */
  backend: string;
  /** Name of what its pages are made of (`readIdentity`). */
  pages: string;
  /** The hashed files that its own pages name, below `dist/client`. */
  assets: string[];
}

/** What is written down of one, in its folder; a folder without it is not finished. */
type ReleaseRecord = Pick<Release, 'backend' | 'pages' | 'assets'>;

const RECORD = 'release.json';
const POINTER = 'current';

/**
 * The folder of releases that goes with a folder of the project: `DEPLOY_DIR`, or `.releases` in the project. For a
 * release it is the folder that it is in.
 */
export function releasesFolder(
  root: string,
  { deployDir = '.releases' }: { deployDir?: string | undefined },
): string {
  const parent = path.dirname(path.resolve(root));
  if (path.basename(parent) === 'releases') return path.dirname(parent);
  return path.resolve(root, deployDir);
}

/** Where a release of that name is, or will be. */
export function releaseRoot(folder: string, name: string): string {
  return path.join(folder, 'releases', name);
}

/** Reads a release. @returns undefined when there is none of that name, or it is not finished. */
export async function readRelease(folder: string, name: string): Promise<Release | undefined> {
  const root = releaseRoot(folder, name);
  try {
    const record = JSON.parse(await readFile(path.join(root, RECORD), 'utf8')) as ReleaseRecord;
    return { ...record, name, root, dist: path.join(root, 'dist') };
  } catch {
    return undefined;
  }
}

/** Declares a release finished. */
export async function writeRelease({ root, backend, pages, assets }: Release): Promise<void> {
  const half = path.join(root, `${RECORD}.tmp`);
  await writeFile(half, `${JSON.stringify({ backend, pages, assets } satisfies ReleaseRecord)}\n`);
  await rename(half, path.join(root, RECORD));
}

/** The finished releases, the oldest first. */
export async function listReleases(folder: string): Promise<Release[]> {
  const names = await readdir(path.join(folder, 'releases')).catch(() => []);
  const found = await Promise.all(names.sort().map((name) => readRelease(folder, name)));
  return found.filter((release) => release !== undefined);
}

/** The release that the pointer names; undefined when there is none yet. */
export async function currentRelease(folder: string): Promise<Release | undefined> {
  const root = await realpath(path.join(folder, POINTER)).catch(() => undefined);
  return root === undefined ? undefined : readRelease(folder, path.basename(root));
}

/** Sets the pointer, in one step: a reader finds the old release or the new one. Undefined takes it away. */
export async function pointTo(folder: string, name: string | undefined): Promise<void> {
  const pointer = path.join(folder, POINTER);
  if (name === undefined) return rm(pointer, { force: true });
  const half = `${pointer}.${process.pid}.tmp`;
  await rm(half, { force: true });
  await symlink(path.join('releases', name), half);
  await rename(half, pointer);
}
