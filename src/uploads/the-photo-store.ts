import path from 'node:path';
import { PhotoStore } from './photo-store.ts';

let store: PhotoStore | undefined;

/** The photo store of this process, in `DATA_DIR/photos`. */
export function thePhotoStore(): PhotoStore {
  return (store ??= new PhotoStore(path.resolve(process.env.DATA_DIR || './.data', 'photos')));
}
