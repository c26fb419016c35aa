import { readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A finished release: the sources, packages and build of one time, in a folder that never changes again. */
export interface Release {
  /** Name of its folder; names sort by time. */
  name: string;
  root: string;
  dist: string;
  /** Hash of the sources of its embedded backend (`readBackendIdentity`). */
  backend: string;
  /** Hash of the sources of its pages (`readIdentity`). */
  pages: string;
  /** The hashed files of its own pages, below `dist/client`. */
  assets: string[];
  /** Name of the release that was in use when it was made, if there was one. */
  before?: string | undefined;
}

/** The record in the folder of a release. A folder without it is not finished. */
type ReleaseRecord = Pick<Release, 'backend' | 'pages' | 'assets' | 'before'>;

const RECORD = 'release.json';
const POINTER = 'current';

/**
 * The folder of releases for a folder of the project: `DEPLOY_DIR`, or `.releases` in the project. For a release
 * it is the parent folder.
 */
export function releasesFolder(
  root: string,
  { deployDir = '.releases' }: { deployDir?: string | undefined },
): string {
  return isRelease(root) ? path.resolve(root, '../..') : path.resolve(root, deployDir);
}

/** Whether the project is a release, and a file is in its folder, which is deleted with it. */
export function isInRelease(root: string, file: string): boolean {
  return isRelease(root) && !path.relative(root, file).startsWith('..');
}

function isRelease(root: string): boolean {
  return path.basename(path.dirname(path.resolve(root))) === 'releases';
}

/** Folder of a release of that name. */
export function releaseRoot(folder: string, name: string): string {
  return path.join(folder, 'releases', name);
}

/** Reads a release. @returns undefined when it does not exist or is not finished. */
export async function readRelease(folder: string, name: string): Promise<Release | undefined> {
  const root = releaseRoot(folder, name);
  try {
    const record = JSON.parse(await readFile(path.join(root, RECORD), 'utf8')) as ReleaseRecord;
    return { ...record, name, root, dist: path.join(root, 'dist') };
  } catch {
    return undefined;
  }
}

/** Writes the record that marks a release as finished. */
export async function writeRelease({ root, backend, pages, assets, before }: Release): Promise<void> {
  const half = path.join(root, `${RECORD}.tmp`);
  const record: ReleaseRecord = { backend, pages, assets, before };
  await writeFile(half, `${JSON.stringify(record)}\n`);
  await rename(half, path.join(root, RECORD));
}

/** The finished releases, the oldest first. */
export async function listReleases(folder: string): Promise<Release[]> {
  const names = await readdir(path.join(folder, 'releases')).catch(() => []);
  const found = await Promise.all(names.sort().map((name) => readRelease(folder, name)));
  return found.filter((release) => release !== undefined);
}

/**
 * The release to go back to from another one: that which was in use when the other was made. So nobody returns to a
 * release that was gone back from. Where that is unknown or deleted, the next older one.
 */
export function releaseBefore(releases: readonly Release[], from: Release): Release | undefined {
  const replaced = releases.find(({ name }) => name === from.before);
  return replaced ?? releases.filter(({ name }) => name < from.name).at(-1);
}

/** The release in use, as the pointer names it; undefined when there is none yet. */
export async function currentRelease(folder: string): Promise<Release | undefined> {
  const root = await realpath(path.join(folder, POINTER)).catch(() => undefined);
  return root === undefined ? undefined : readRelease(folder, path.basename(root));
}

/** Sets the pointer atomically: a reader finds the old release or the new one. Undefined removes it. */
export async function setCurrentRelease(folder: string, name: string | undefined): Promise<void> {
  const pointer = path.join(folder, POINTER);
  if (name === undefined) return rm(pointer, { force: true });
  const half = `${pointer}.${process.pid}.tmp`;
  await rm(half, { force: true });
  await symlink(path.join('releases', name), half);
  await rename(half, pointer);
}
