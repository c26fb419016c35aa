import type { SharedConfiguration } from '../configuration/variables.ts';
import type { Readable } from 'node:stream';

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
