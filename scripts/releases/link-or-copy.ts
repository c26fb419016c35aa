import { cp, link } from 'node:fs/promises';

/** Makes a hard link to a file, or a copy when the disk is another one or has no links. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    await cp(from, to, { verbatimSymlinks: true });
  });
}
