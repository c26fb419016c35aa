import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';

/** Files that are not sources: made here, or for this folder only. */
const NOT_COPIED = [
  '.git',
  '.data',
  '.astro',
  '.releases',
  '.runtime',
  'backups',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
];

/** Names of backups that the operator has written into the project: they hold all data of the shop. */
const BACKUP = /\.(tar\.gz|tgz)$/;

/** Folders of `node_modules` that tools write to. */
const CACHES = new Set(['.astro', '.cache', '.vite', '.vite-temp']);

/** Folders that a release shares with the project: its data, unless `DATA_DIR` is set, and Node. */
const SHARED = ['.data', '.runtime'];

/**
 * Copies the sources and packages of the project into an empty folder. Packages are hard links (npm replaces
 * files and never changes them in place), so a release takes seconds and little space.
 * @param left absolute paths of what is left out as well, wherever it is: the folders of releases and of the data.
 */
export async function copyProject(from: string, to: string, left: readonly string[] = []): Promise<void> {
  const made = NOT_COPIED.map((name) => path.join(from, name));
  await copySources(from, to, [...made, ...left]);
  await linkPackages(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  for (const name of SHARED) {
    const shared = path.join(from, name);
    await mkdir(shared, { recursive: true });
    await symlink(shared, path.join(to, name));
  }
}

async function copySources(from: string, to: string, left: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from)) {
    const [source, target] = [path.join(from, entry), path.join(to, entry)];
    if (left.includes(source) || BACKUP.test(entry)) continue;
    const holdsLeft = left.some((place) => place.startsWith(source + path.sep));
    if (holdsLeft) await copySources(source, target, left);
    else await cp(source, target, { recursive: true, preserveTimestamps: true });
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !CACHES.has(entry.name));
  for (const { name } of entries.filter((entry) => !entry.isDirectory())) {
    await linkOrCopy(path.join(from, name), path.join(to, name));
  }
  for (const { name } of folders) await linkPackages(path.join(from, name), path.join(to, name));
}
