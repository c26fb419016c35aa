import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Extensions of files that are still being written. */
const UNFINISHED = /\.(arriving|unfinished)$/;

/**
 * Creates hard links to the finished files of a folder in another folder, if they are missing there. A missing source
 * folder is ignored.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    if (UNFINISHED.test(name)) continue;
    const file = path.join(parentPath, name);
    await linkFile(file, path.join(to, path.relative(from, file)));
  }
}

/** Creates a hard link to an immutable file, or a copy. Does nothing if the file has been deleted meanwhile. */
export async function linkFile(file: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(file, to);
  } catch (error) {
    if (isOneOf(error, 'ENOENT', 'EEXIST')) return;
    // Another disk, or a file system without hard links.
    await copyFile(file, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch((cause: unknown) => {
      if (!isOneOf(cause, 'ENOENT', 'EEXIST')) throw cause;
    });
  }
}

function isOneOf(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
