import { DiskStorage } from './disk-storage.ts';
import type { BucketSettings, ObjectStorage } from './object-storage.ts';

/** Opens the bucket that `S3_*` configures. Undefined if none is configured; then no client is loaded. */
export async function openBucket(
  settings: BucketSettings,
  prefix: string,
): Promise<ObjectStorage | undefined> {
  if (!settings.S3_BUCKET) return undefined;
  const { openS3 } = await import('./s3-storage.ts');
  return openS3(settings, settings.S3_BUCKET, prefix);
}

/**
 * Opens the configured storage: the bucket, or else a folder. @param prefix separates the files of different purposes
 * in a bucket.
 */
export async function openStorage(
  settings: BucketSettings,
  folder: string,
  prefix: string,
): Promise<ObjectStorage> {
  return (await openBucket(settings, prefix)) ?? new DiskStorage(folder);
}
