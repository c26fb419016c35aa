import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-files.ts';

/** Beside the files of an upload: why its files are decoded, and whose it is. */
const [ADMITTED, OWNER] = ['admitted', 'owner'];

/**
 * Why the files of an upload are decoded: a browser has worked for it, or a person has answered the form's question.
 * The answer stands for the form as well, until it has been sent: then it is `used`.
 */
export type Admission = 'work' | 'question' | 'used';

/** Why the files of an upload in this folder are decoded; undefined while nobody has shown to be a person. */
export async function readAdmission(folder: string): Promise<Admission | undefined> {
  return (await readFile(path.join(folder, ADMITTED), 'utf8').catch(() => undefined)) as
    Admission | undefined;
}

/** Admits an upload for its life. */
export function writeAdmission(folder: string, admission: Admission): Promise<void> {
  return writeWhole(path.join(folder, ADMITTED), admission);
}

/** The networks that an upload came from first, by keyed hashes; none where they are not known. */
export async function readOwner(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, OWNER), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

/** Notes whose upload it is, unless that is known. */
export async function writeOwner(folder: string, networks: readonly string[]): Promise<void> {
  if (networks.length === 0 || (await readOwner(folder)).length > 0) return;
  await writeWhole(path.join(folder, OWNER), networks.join('\n'));
}
