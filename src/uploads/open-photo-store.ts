import { type Configuration, configuration } from '../platform/configuration.ts';
import path from 'node:path';
import { openBucket } from '@tourbillon/platform/storage/open-storage.ts';
import { PhotoStore } from './photo-store.ts';
import { Quota, type QuotaLimits } from './quota.ts';
import { SharedPhotos } from './shared-photos.ts';

const MEGABYTE = 1024 ** 2;

let store: PhotoStore | undefined;
let quota: Quota | undefined;

/** The photo store of this process, in `DATA_DIR/photos`, with copies in the bucket if there is one (`S3_BUCKET`). */
export function processPhotoStore(): PhotoStore {
  return (store ??= new PhotoStore(inData('photos'), openShared(), processQuota()));
}

/** The quota for stored photographs and requests in `DATA_DIR`. */
export function processQuota(): Quota {
  return (quota ??= new Quota(
    { photos: inData('photos'), spool: inData('spool') },
    quotaLimits(configuration()),
  ));
}

/** The quota in bytes. */
export function quotaLimits({
  WAITING_QUOTA_MB,
  WAITING_NETWORK_QUOTA_MB,
}: Pick<Configuration, 'WAITING_QUOTA_MB' | 'WAITING_NETWORK_QUOTA_MB'>): QuotaLimits {
  return { all: WAITING_QUOTA_MB * MEGABYTE, network: WAITING_NETWORK_QUOTA_MB * MEGABYTE };
}

function inData(folder: string): string {
  return path.join(configuration().DATA_DIR, folder);
}

async function openShared(): Promise<SharedPhotos | undefined> {
  const bucket = await openBucket(configuration(), 'photos/');
  return bucket && new SharedPhotos(bucket);
}
