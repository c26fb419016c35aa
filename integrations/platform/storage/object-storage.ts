import type { SharedConfiguration } from '../configuration/variables.ts';
import type { Readable } from 'node:stream';

/** A stored file and its key. */
export interface StoredObject {
  key: string;
  /** When it was stored, milliseconds of the epoch. */
  since: number;
}

/** Stores visitors' files in a folder or a bucket. Keys: letters, digits, dots and slashes. Failures are thrown. */
export interface ObjectStorage {
  /** Stores a file of the disk, by moving or copying it. Once this resolves, the file survives a crash. */
  put(key: string, file: string): Promise<void>;
  /** The content of a file. Undefined if it does not exist. */
  get(key: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  /** All files whose key begins with the prefix. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Deletes files. A missing file is not an error. */
  remove(keys: readonly string[]): Promise<void>;
}

/** The variables that configure a bucket. */
export type BucketSettings = Partial<
  Pick<
    SharedConfiguration,
    'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >
>;
