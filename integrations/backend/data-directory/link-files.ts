import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files that are still being written, by their endings. */
const UNFINISHED = /\.(arriving|unfinished)$/;

/** Gives the finished files of a folder a second place, where they are not there yet; a folder that is missing has none. */
export async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    if (UNFINISHED.test(name)) continue;
    const file = path.join(parentPath, name);
    await linkFile(file, path.join(to, path.relative(from, file)));
  }
}

/** A second name for a file that is never written again, or a copy; nothing for one that has gone meanwhile. */
export async function linkFile(file: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(file, to);
  } catch (error) {
    if (isOneOf(error, 'ENOENT', 'EEXIST')) return;
    // Another disk, or one that knows no second names.
    await copyFile(file, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch((cause: unknown) => {
      if (!isOneOf(cause, 'ENOENT', 'EEXIST')) throw cause;
    });
  }
}

function isOneOf(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
