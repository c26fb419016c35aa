import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { linkFile } from '@tourbillon/backend/data-directory/link-files.ts';
import { STAGED } from '@tourbillon/backend/stock/staged-files.ts';
import { deleteInterruptedImports } from '@tourbillon/backend/stock/delete-interrupted-imports.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Files that are linked at once. */
const LINKS_AT_ONCE = 16;

/**
 * Puts the files of an import into a folder of the data directory that the backend may read, as hard links or
 * copies.
 * @returns the name of the folder; `remove` deletes it. @throws Problem when a file or the folder does not exist.
 */
export async function stageImport(
  dataDir: string,
  { file, photos }: { file: string; photos: string | undefined },
): Promise<{ stage: string; remove(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await deleteInterruptedImports(dataDir);
  const stage = `stock-${randomBytes(8).toString('hex')}`;
  const folder = path.join(dataDir, stage);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { mode: 0o700 });
    await linkFile(await there(file, 'file'), path.join(folder, STAGED.file));
    if (photos !== undefined) {
      const from = await there(photos, 'folder');
      const to = path.join(folder, STAGED.photos);
      await mkdir(to, { mode: 0o700 });
      const turns = pLimit(LINKS_AT_ONCE);
      const entries = await readdir(from, { withFileTypes: true });
      await Promise.all(entries.map((entry) => turns(() => bringPhoto(entry, path.join(to, entry.name)))));
    }
    return { stage, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links a file of the folder, or the file behind a symbolic link; folders are left out. */
async function bringPhoto(entry: Dirent, to: string): Promise<void> {
  const file = path.join(entry.parentPath, entry.name);
  if (entry.isFile()) return linkFile(file, to);
  const whole = await realpath(file);
  if ((await stat(whole)).isFile()) await linkFile(whole, to);
}

async function there(name: string, kind: 'file' | 'folder'): Promise<string> {
  const whole = await realpath(name).catch(() => undefined);
  const found = whole === undefined ? undefined : await stat(whole);
  if (whole === undefined || (kind === 'file') !== found?.isFile()) {
    throw new Problem(`There is no ${kind} ${name}.`);
  }
  return whole;
}
