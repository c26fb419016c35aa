import { cp, link } from 'node:fs/promises';

/** Makes a file the same as another: the same on disk, or a copy where that is another disk, or one without links. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    await cp(from, to, { verbatimSymlinks: true });
  });
}
