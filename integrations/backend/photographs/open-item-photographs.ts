import { join } from 'node:path';
import type { BucketSettings } from '@tourbillon/platform/storage/object-storage.ts';
import { openStorage } from '@tourbillon/platform/storage/open-storage.ts';
import { createPhotographCleaner } from './photograph-cleaner.ts';
import { openPhotographs, PHOTOGRAPH_FOLDER, type PhotographStore } from './photograph-store.ts';

/**
 * Opens the photographs of a data directory, or of its bucket.
 * @param report called when the system has no limits for the decoder process.
 */
export async function openItemPhotographs(
  dataDir: string,
  bucket: BucketSettings,
  report: (message: string) => void,
): Promise<PhotographStore> {
  const folder = join(dataDir, PHOTOGRAPH_FOLDER);
  const storage = await openStorage(bucket, folder, `${PHOTOGRAPH_FOLDER}/`);
  return openPhotographs(folder, createPhotographCleaner(report), storage);
}
