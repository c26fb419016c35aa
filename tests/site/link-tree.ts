import { link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder with hard links to its files, except those that a program is writing.
 * @param isWanted by the path of a file or folder.
 */
export async function linkTree(
  from: string,
  to: string,
  isWanted: (source: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!isWanted(source) || entry.name.endsWith('.tmp')) continue;
    if (entry.isDirectory()) await linkTree(source, target, isWanted);
    else await link(source, target);
  }
}
