import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';
import type { Release } from './release.ts';

/** The hashed files of a build, with their compressed forms, below `dist/client`. */
export async function listAssets(dist: string): Promise<string[]> {
  const folder = path.join(dist, 'client', '_astro');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dist, 'client'), path.join(entry.parentPath, entry.name)));
}

/**
 * Gives a build the hashed files of a release that it lacks. Their names mean their content, so nothing can differ: a
 * page of one release still finds its scripts when the other answers.
 */
export async function lendAssets(from: Pick<Release, 'dist' | 'assets'>, dist: string): Promise<void> {
  for (const asset of from.assets) {
    const target = path.join(dist, 'client', asset);
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(path.join(from.dist, 'client', asset), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
