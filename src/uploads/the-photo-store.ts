import path from 'node:path';
import { openBucket } from '../storage/object-storage.ts';
import { PhotoStore } from './photo-store.ts';
import { SharedPhotos } from './shared-photos.ts';

let store: PhotoStore | undefined;

/** The photo store of this process, in `DATA_DIR/photos`; with copies in the bucket, where there is one (`S3_BUCKET`). */
export function thePhotoStore(): PhotoStore {
  return (store ??= new PhotoStore(path.resolve(process.env.DATA_DIR || './.data', 'photos'), openShared()));
}

async function openShared(): Promise<SharedPhotos | undefined> {
  const bucket = await openBucket(process.env, 'photos/');
  return bucket && new SharedPhotos(bucket);
}
