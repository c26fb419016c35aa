import { DiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';

/** A bucket as `S3_*` names it; undefined when none is configured. Its client is loaded only then. */
export async function openBucket(
  env: Record<string, string | undefined>,
  prefix: string,
): Promise<ObjectStorage | undefined> {
  if (!env.S3_BUCKET) return undefined;
  const { openS3 } = await import('./s3-storage.ts');
  return openS3(env, env.S3_BUCKET, prefix);
}

/** The storage that is configured: the bucket, or a folder. @param prefix keeps what is kept for other purposes apart. */
export async function openStorage(
  env: Record<string, string | undefined>,
  folder: string,
  prefix: string,
): Promise<ObjectStorage> {
  return (await openBucket(env, prefix)) ?? new DiskStorage(folder);
}
