import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY = 24 * 3_600_000;

/** Deletes old letter files of a site without a mail server. @param days how long files are kept. */
export async function deleteOldOutboxFiles(folder: string, days: number, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.eml(\.unfinished)?$/.test(one))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > days * DAY) await rm(file, { force: true });
  }
}
