import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { compress } from '../../src/platform/http/compression.ts';

/** What compresses well; pictures and fonts are compressed by their format. */
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|xml|webmanifest)$/;

/** Endings of the forms that the file servers look for. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Files compressed at once: a small machine has two cores, and each of them takes tens of megabytes. */
const AT_ONCE = 2;

/** Writes a brotli and a gzip form beside each text file of built folders. */
export async function compressFiles(folders: readonly string[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const files = (await Promise.all(folders.map(textFiles))).flat();
  // The largest first: it takes a second, and nothing else would be left to do beside it.
  files.sort((one, other) => other.size - one.size);
  await limit.map(files, async ({ file }) => {
    const body = await readFile(file);
    await writeFile(file + ENDINGS.br, await compress(body, 'br', 'file'));
    await writeFile(file + ENDINGS.gzip, await compress(body, 'gzip', 'file'));
  });
}

async function textFiles(folder: string): Promise<{ file: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file, size: (await stat(file)).size };
    }),
  );
}
