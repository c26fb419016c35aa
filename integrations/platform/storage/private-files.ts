import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What others than the owner may do with a file. */
const OTHERS = 0o077;

/**
 * Folders of a data directory with many files that are nobody's: pictures of goods, made again when they are gone. The
 * mode of the folder itself keeps others out.
 */
const LARGE = new Set(['pictures']);

/** What a place says that is not ours to change, or not there. */
const LEFT_ALONE = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOTSUP']);

/** Whatever this program and those it starts write from now on is for its owner alone. Not in a thread. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes from others what an older version has let them read in a data directory: of the directory, of what stands in
 * it, and of all that is in folders which were open. A folder that is closed already was repaired before and is not looked
 * into, so that a start costs a few looks and not one at each file. What belongs to somebody else is left as it is.
 */
export function mendModes(dataDir: string): void {
  const folder = path.resolve(dataDir);
  // Somebody who works in their data directory has other things there too.
  if (!path.relative(folder, process.cwd()).startsWith('..')) return;
  mend(folder, 1);
}

/** @param depth folders that are looked into even when they are closed. */
function mend(place: string, depth: number): void {
  try {
    const found = lstatSync(place);
    if (found.isSymbolicLink()) return;
    const wasOpen = (found.mode & OTHERS) !== 0;
    if (found.isDirectory() && (wasOpen || depth > 0) && !LARGE.has(path.basename(place))) {
      for (const name of readdirSync(place)) mend(path.join(place, name), depth - 1);
    }
    // The folder last: one that was cut off half way is still open, and looked into again.
    if (wasOpen) chmodSync(place, found.mode & ~OTHERS & 0o7777);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!LEFT_ALONE.has(code)) throw error;
  }
}
