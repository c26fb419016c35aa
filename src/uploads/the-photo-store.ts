import path from 'node:path';
import { openBucket } from '@tourbillon/platform/storage/open-storage.ts';
import { PhotoStore } from './photo-store.ts';
import { Quota, type QuotaLimits } from './quota.ts';
import { SharedPhotos } from './shared-photos.ts';

/** Megabytes that may wait on a machine, and of one network, unless the environment says otherwise. */
const MEGABYTES = { all: 2_048, network: 400 } as const;

let store: PhotoStore | undefined;
let quota: Quota | undefined;

/** The photo store of this process, in `DATA_DIR/photos`; with copies in the bucket, where there is one (`S3_BUCKET`). */
export function thePhotoStore(): PhotoStore {
  return (store ??= new PhotoStore(inData('photos'), openShared(), theQuota()));
}

/** The quota of what waits in `DATA_DIR`: photographs and requests. */
export function theQuota(): Quota {
  return (quota ??= new Quota({ photos: inData('photos'), spool: inData('spool') }, readLimits(process.env)));
}

/** @throws when a quota is no number of megabytes above 0. */
export function readLimits(env: Record<string, string | undefined>): QuotaLimits {
  return {
    all: bytesOf('WAITING_QUOTA_MB', env.WAITING_QUOTA_MB, MEGABYTES.all),
    network: bytesOf('WAITING_NETWORK_QUOTA_MB', env.WAITING_NETWORK_QUOTA_MB, MEGABYTES.network),
  };
}

function bytesOf(name: string, given: string | undefined, usual: number): number {
  const megabytes = Number(given || usual);
  if (!(megabytes > 0)) throw new Error(`${name} is "${given}"; give megabytes`);
  return megabytes * 1024 ** 2;
}

function inData(folder: string): string {
  return path.resolve(process.env.DATA_DIR || './.data', folder);
}

async function openShared(): Promise<SharedPhotos | undefined> {
  const bucket = await openBucket(process.env, 'photos/');
  return bucket && new SharedPhotos(bucket);
}
