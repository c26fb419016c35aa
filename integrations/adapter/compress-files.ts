import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from '../../src/platform/http/compression.ts';

/** What compresses well; pictures and fonts are compressed by their format. */
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|xml|webmanifest)$/;

/** Endings of the forms that the file server looks for. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Writes a brotli and a gzip form beside each text file of the built client. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const body = await readFile(file);
      await writeFile(file + ENDINGS.br, await compress(body, 'br', 'file'));
      await writeFile(file + ENDINGS.gzip, await compress(body, 'gzip', 'file'));
    }),
  );
}
