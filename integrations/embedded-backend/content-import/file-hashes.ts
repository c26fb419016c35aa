import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** Files looked at together. */
const AT_ONCE = 64;

/** What a file was when its hash was made. */
interface Seen {
  stamp: string;
  hash: string;
}

const seen = new Map<string, Seen>();

/**
 * Hashes of files, by their paths. A file that the system says has not been written to since this process read it is
 * not read again: looking through tens of thousands of texts then takes a fraction of a second.
 * @param salt changes all hashes.
 */
export async function hashFiles(files: readonly string[], salt: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const part = files.slice(start, start + AT_ONCE);
    const found = await Promise.all(part.map((file) => hashOf(file, salt)));
    for (const [index, file] of part.entries()) {
      const hash = found[index];
      if (hash !== undefined) hashes.set(file, hash);
    }
  }
  return hashes;
}

/** The stamp is taken before the file is read: what is written meanwhile is seen the next time. */
async function hashOf(file: string, salt: string): Promise<string | undefined> {
  try {
    const { ctimeNs, size, ino } = await stat(file, { bigint: true });
    const stamp = [salt, ctimeNs, size, ino].join(' ');
    const before = seen.get(file);
    if (before?.stamp === stamp) return before.hash;
    const hash = createHash('sha256')
      .update(salt)
      .update(await readFile(file))
      .digest('hex');
    seen.set(file, { stamp, hash });
    return hash;
  } catch (error) {
    // Taken away between listing and looking: it is not there.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
