import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { StockAccess } from '@tourbillon/backend/staff/stock-access.ts';

/** Writes the stock into a file, which is there when it is whole. @returns the exit code. */
export async function exportFile(access: StockAccess, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(access.export(), createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  process.stdout.write(`${file} has the stock.\n`);
  return 0;
}
