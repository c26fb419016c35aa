import { link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder with hard links to its files. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // A running site gives it its name at any moment.
    if (entry.name.endsWith('.tmp')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else await link(source, target);
  }
}
