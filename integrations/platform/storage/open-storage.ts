import { DiskStorage } from './disk-storage.ts';
import type { BucketSettings, ObjectStorage } from './object-storage.ts';

/** A bucket as `S3_*` names it; undefined when none is configured. Its client is loaded only then. */
export async function openBucket(
  settings: BucketSettings,
  prefix: string,
): Promise<ObjectStorage | undefined> {
  if (!settings.S3_BUCKET) return undefined;
  const { openS3 } = await import('./s3-storage.ts');
  return openS3(settings, settings.S3_BUCKET, prefix);
}

/** The storage that is configured: the bucket, or a folder. @param prefix keeps what is kept for other purposes apart. */
export async function openStorage(
  settings: BucketSettings,
  folder: string,
  prefix: string,
): Promise<ObjectStorage> {
  return (await openBucket(settings, prefix)) ?? new DiskStorage(folder);
}
