import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import {
  type ItemPhotograph,
  readItemPhotographs,
  setItemPhotographs,
  storeItemPhotographs,
} from '../photographs/item-photographs.ts';
import { type PhotographReason, PhotographRefusal } from '../photographs/photograph-refusal.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';

/** Cleaned and stored photographs that are not yet linked to their item. */
export type PreparedPhotos = readonly ItemPhotograph[];

/** Stores the photographs of a folder. */
export interface FolderPhotographs {
  /** The current photographs of items, by item id. */
  known(database: Database, itemIds: readonly number[]): Promise<ReadonlyMap<number, PreparedPhotos>>;
  /**
   * Cleans and stores files, except those that an item already has.
   * @returns the photographs in order, or an error in one of the files.
   */
  prepare(
    files: readonly string[],
    known: PreparedPhotos,
  ): Promise<{ photos: PreparedPhotos } | { mistake: string }>;
  /** Links photographs to an item. @returns whether anything changed. */
  set(tx: Database, itemId: number, photos: PreparedPhotos): Promise<boolean>;
}

const SENTENCES: Record<PhotographReason, string> = {
  format: 'is not a photograph that can be read; expected JPEG, PNG, WebP, AVIF or HEIC',
  pixels: 'has too many pixels; expected 50 megapixels at most',
  file_size: 'is too large; expected 25 MB at most',
};

/** Makes a keeper for the photographs of a folder. */
export function folderPhotographs(store: PhotographStore, folder: string): FolderPhotographs {
  return {
    known: readItemPhotographs,
    set: setItemPhotographs,
    async prepare(files, known) {
      const photos: ItemPhotograph[] = [];
      for (const file of files) {
        try {
          photos.push(...(await storeItemPhotographs(store, [join(folder, file)], known)));
        } catch (error) {
          if (!(error instanceof PhotographRefusal)) throw error;
          return { mistake: `${file} ${SENTENCES[error.reason]}` };
        }
      }
      return { photos };
    },
  };
}
