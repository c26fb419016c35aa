import { stat } from 'node:fs/promises';
import { sourceOf } from './photograph-store.ts';

/** Most files whose hashes are kept, about 5 MB. */
const MOST = 20_000;

/** Hashes by file, the oldest first. */
const sources = new Map<string, string>();

/**
 * Hash of a file as `sourceOf` makes it; a file that this process has read before and that has not been written since
 * is not read again. A shop brings the same folder of photographs again and again.
 * @param read makes the hash.
 */
export async function unchangedSourceOf(file: string, read = sourceOf): Promise<string> {
  // Not ctime, and not the path: a staged folder has new links to the same files.
  const { dev, ino, size, mtimeNs } = await stat(file, { bigint: true });
  const key = [dev, ino, size, mtimeNs].join(':');
  const known = sources.get(key);
  if (known !== undefined) return known;
  const source = await read(file);
  sources.set(key, source);
  const [oldest] = sources.keys();
  if (sources.size > MOST && oldest !== undefined) sources.delete(oldest);
  return source;
}
