import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { linkFile } from '@tourbillon/backend/data-directory/link-files.ts';
import { STAGED } from '@tourbillon/backend/stock/staged-files.ts';
import { removeForsakenStages } from '@tourbillon/backend/stock/stages.ts';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * Puts the files of an import into a folder of the data directory that the backend may read, as hard links or
 * copies.
 * @returns the name of the folder; `remove` deletes it. @throws Problem when a file or the folder does not exist.
 */
export async function stageImport(
  dataDir: string,
  { file, photos }: { file: string; photos: string | undefined },
): Promise<{ stage: string; remove(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeForsakenStages(dataDir);
  const stage = `stock-${randomBytes(8).toString('hex')}`;
  const folder = path.join(dataDir, stage);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { mode: 0o700 });
    await linkFile(await there(file, 'file'), path.join(folder, STAGED.file));
    if (photos !== undefined) {
      const from = await there(photos, 'folder');
      const to = path.join(folder, STAGED.photos);
      await mkdir(to, { mode: 0o700 });
      for (const name of await readdir(from)) {
        const whole = await realpath(path.join(from, name));
        if ((await stat(whole)).isFile()) await linkFile(whole, path.join(to, name));
      }
    }
    return { stage, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function there(name: string, kind: 'file' | 'folder'): Promise<string> {
  const whole = await realpath(name).catch(() => undefined);
  const found = whole === undefined ? undefined : await stat(whole);
  if (whole === undefined || (kind === 'file') !== found?.isFile()) {
    throw new Problem(`There is no ${kind} ${name}.`);
  }
  return whole;
}
