import type { SharedConfiguration } from '../configuration/variables.ts';
import type { Readable } from 'node:stream';
import { DiskStorage } from './disk-storage.ts';

/** A file that is kept under a key. */
export interface StoredObject {
  key: string;
  /** Milliseconds of the epoch at which it was kept. */
  since: number;
}

/**
 * Where files of people are kept under keys of letters, digits, dots and slashes: a folder, or a bucket. What it cannot
 * do at all it throws.
 */
export interface ObjectStorage {
  /** Keeps a file of the disk, which stays or is taken; it survives a crash once this resolves. */
  put(key: string, file: string): Promise<void>;
  /** Its bytes; undefined when there is none. */
  get(key: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** All keys that begin so. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Deletes; what is not there is no failure. */
  remove(keys: readonly string[]): Promise<void>;
}

/** The variables that name a bucket. */
export type BucketSettings = Partial<
  Pick<
    SharedConfiguration,
    'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >
>;

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
