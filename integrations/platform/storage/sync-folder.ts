import { open } from 'node:fs/promises';

/** Syncs the names in a folder to disk. A file that was renamed into the folder then survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
