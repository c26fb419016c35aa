import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of everybody except the owner. */
const MODE_OF_OTHERS = 0o077;

/**
 * Folders of a data directory with many files that are not private: generated pictures of goods. The mode of the
 * folder itself keeps others out.
 */
const SKIPPED_FOLDERS = new Set(['pictures']);

/** Error codes of files that are missing or that we may not change. */
const IGNORED_ERRORS = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOTSUP']);

/** Files that this process and its children write from now on are private. Does not work in a worker thread. */
export function keepFilesPrivate(): void {
  process.umask(MODE_OF_OTHERS);
}

/**
 * Removes the access that an older version gave to others in a data directory: for the directory, its direct content,
 * and everything in folders that were open. A closed folder was repaired before and is skipped, so a start checks
 * only a few files. Files of other owners are left unchanged.
 */
export function restrictFileModes(dataDir: string): void {
  const folder = path.resolve(dataDir);
  // If the working directory is inside the data directory, the folder contains other things too.
  if (!path.relative(folder, process.cwd()).startsWith('..')) return;
  restrictMode(folder, 1);
}

/** @param depth levels of folders that are checked even if they are closed. */
function restrictMode(place: string, depth: number): void {
  try {
    const found = lstatSync(place);
    if (found.isSymbolicLink()) return;
    const wasOpen = (found.mode & MODE_OF_OTHERS) !== 0;
    if (found.isDirectory() && (wasOpen || depth > 0) && !SKIPPED_FOLDERS.has(path.basename(place))) {
      for (const name of readdirSync(place)) restrictMode(path.join(place, name), depth - 1);
    }
    // The folder itself comes last: after an interruption it is still open, so the next start checks it again.
    if (wasOpen) chmodSync(place, found.mode & ~MODE_OF_OTHERS & 0o7777);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!IGNORED_ERRORS.has(code)) throw error;
  }
}
