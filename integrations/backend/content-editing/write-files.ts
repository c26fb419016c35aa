import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { DomainError } from '../errors/domain-error.ts';

/** A file for the content folder; null deletes it. */
export interface FileToWrite {
  path: string;
  text: string | Uint8Array | null;
}

/** Error codes of systems for a folder that is not writable. */
const REFUSALS = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

/**
 * Writes files into a folder, each by an atomic rename: a reader sees the old file or the new one. All of them are
 * first written to temporary files, so that a full disk or a folder that is not writable changes nothing.
 * @throws DomainError 'unavailable' when the folder is not writable.
 */
export async function writeFiles(folder: string, files: readonly FileToWrite[]): Promise<void> {
  const written: { from: string; to: string }[] = [];
  try {
    for (const { path, text } of files) {
      if (text === null) continue;
      const to = join(folder, path);
      await makeFolders(folder, dirname(to));
      await checkInside(folder, to);
      const from = join(dirname(to), `.${randomUUID()}.tmp`);
      written.push({ from, to });
      await writeSafely(from, text, await modeOf(to));
    }
    for (const { from, to } of written) await rename(from, to);
    for (const { path, text } of files) if (text === null) await rm(join(folder, path), { force: true });
  } catch (error) {
    for (const { from } of written) await rm(from, { force: true }).catch(() => undefined);
    throw refusalOf(error);
  }
}

/** Refuses a symbolic link that leads out of the folder. */
async function checkInside(folder: string, file: string): Promise<void> {
  const [inside, place] = await Promise.all([realpath(folder), realpath(dirname(file))]);
  if (place !== inside && !place.startsWith(inside + sep)) {
    throw new DomainError('unavailable', 'The file is not in the content folder');
  }
}

/** Creates missing folders, with the permissions of the content folder. */
async function makeFolders(folder: string, place: string): Promise<void> {
  const first = await mkdir(place, { recursive: true });
  if (first === undefined) return;
  const mode = await modeOf(folder);
  for (let made = place; made.length >= first.length; made = dirname(made)) await chmod(made, mode);
}

async function writeSafely(path: string, text: string | Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    // The program's own files are private; content files get the permissions of the content folder.
    await file.chmod(mode);
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

async function modeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mode }) => mode & 0o777,
    () => 0o644,
  );
}

/** Translates a system error about permissions or space for the user of the desk; other errors are unchanged. */
export function refusalOf(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!REFUSALS.has(code)) return error;
  return new DomainError('unavailable', `The content folder cannot be written to: ${message.split(',')[0]}`);
}
