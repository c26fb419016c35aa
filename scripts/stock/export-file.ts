import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StockAccess } from '@tourbillon/backend/staff/stock-access.ts';

/**
 * Writes the stock into a file. The file appears when it is complete.
 * @param folder for the originals of the photographs; the file then names them. @returns the exit code.
 */
export async function exportFile(
  access: StockAccess,
  file: string,
  folder: string | undefined,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const lost: string[] = [];
  let written = 0;
  async function* texts() {
    for await (const { text, photos } of access.export(folder !== undefined)) {
      for (const photo of photos) {
        const bytes = await access.photograph(photo.name);
        if (bytes) await writeFile(path.join(folder ?? '', photo.file), bytes);
        if (bytes) written += 1;
        else lost.push(photo.file);
      }
      yield text;
    }
  }
  try {
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    await pipeline(texts, createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  for (const name of lost) process.stdout.write(`${name}: the original is gone\n`);
  const photographs = folder === undefined ? '' : `, ${folder} ${written} photographs of it`;
  process.stdout.write(`${file} has the stock${photographs}.\n`);
  return lost.length > 0 ? 1 : 0;
}
