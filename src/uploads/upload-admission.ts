import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-files.ts';

/** Names of marker files in an upload's folder: why its pictures may be decoded, and who sent it. */
const [ADMITTED, OWNER] = ['admitted', 'owner'];

/**
 * Why the pictures of an upload may be decoded: the browser has done work, or a person has answered the form's
 * question. The answer is also valid for the form itself; when the form is stored, it becomes `used`.
 */
export type Admission = 'work' | 'question' | 'used';

/** Why the pictures of the upload in this folder may be decoded. Undefined before the robot check. */
export async function readAdmission(folder: string): Promise<Admission | undefined> {
  return (await readFile(path.join(folder, ADMITTED), 'utf8').catch(() => undefined)) as
    | Admission
    | undefined;
}

/** Admits an upload for its whole lifetime. */
export function writeAdmission(folder: string, admission: Admission): Promise<void> {
  return writeWhole(path.join(folder, ADMITTED), admission);
}

/** Keyed hashes of the networks from which an upload was first sent. Empty if unknown. */
export async function readOwner(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, OWNER), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

/** Stores the networks of an upload's sender, unless they are already stored. */
export async function writeOwner(folder: string, networks: readonly string[]): Promise<void> {
  if (networks.length === 0 || (await readOwner(folder)).length > 0) return;
  await writeWhole(path.join(folder, OWNER), networks.join('\n'));
}
