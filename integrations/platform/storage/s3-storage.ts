import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings, ObjectStorage } from './object-storage.ts';

/**
 * Milliseconds to connect to the bucket, without a byte in either direction, and until a response begins. Sending a
 * file of 20 MB takes a minute on a slow connection.
 */
const TIMEOUTS_MS = { connectionTimeout: 2_000, socketTimeout: 20_000, requestTimeout: 120_000 };

const ignore = () => undefined;

/**
 * Files in an S3-compatible bucket.
 * @param settings `S3_ENDPOINT`, `S3_REGION`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY`. Without the two keys,
 * the Amazon client looks for credentials in its default places.
 * @param prefix of all keys. @param timeouts for tests.
 */
export function openS3(
  settings: BucketSettings,
  bucket: string,
  prefix: string,
  timeouts = TIMEOUTS_MS,
): ObjectStorage {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const hasKeys = S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  const client = new S3Client({
    region: S3_REGION ?? 'us-east-1',
    // Few services other than Amazon have a host name per bucket.
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(hasKeys
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    // Without the second setting the client only warns of a late response, and goes on waiting.
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    // The caller retries: the spool repeats a request, and a visitor sends a form again.
    maxAttempts: 1,
    // Errors are thrown, and the caller logs them.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Some services cannot read the checksums that newer clients append to an upload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async put(key, file) {
      const { size } = await stat(file);
      const body = createReadStream(file);
      await client.send(new PutObjectCommand({ ...place(key), Body: body, ContentLength: size }));
    },
    async get(key) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(place(key)));
        return Body && { bytes: ContentLength, stream: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async list(beginning) {
      const found = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + beginning });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          found.push({ key: Key.slice(prefix.length), since: LastModified?.getTime() ?? 0 });
        }
      }
      return found;
    },
    async remove(keys) {
      // One by one: some services cannot delete many files at once, and there are never many.
      await Promise.all(keys.map((key) => client.send(new DeleteObjectCommand(place(key)))));
    },
  };
}
