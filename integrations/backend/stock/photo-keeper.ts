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

/** Photographs that are cleaned and kept, and wait for their item. */
export type PreparedPhotos = readonly ItemPhotograph[];

/** Keeps the photographs of a folder. */
export interface PhotoKeeper {
  /** The photographs that items have, by item. */
  known(database: Database, itemIds: readonly number[]): Promise<ReadonlyMap<number, PreparedPhotos>>;
  /**
   * Cleans and keeps files, but for those that an item has already.
   * @returns them in order, or what is wrong with one of them.
   */
  prepare(
    files: readonly string[],
    known: PreparedPhotos,
  ): Promise<{ photos: PreparedPhotos } | { mistake: string }>;
  /** Makes them the photographs of an item. @returns whether that changes anything. */
  set(tx: Database, itemId: number, photos: PreparedPhotos): Promise<boolean>;
}

const SENTENCES: Record<PhotographReason, string> = {
  format: 'is no photograph that can be read; expected JPEG, PNG, WebP, AVIF or HEIC',
  pixels: 'has too many pixels; expected 50 megapixels at most',
  file_size: 'is too large; expected 25 MB at most',
};

/** Makes a keeper of the photographs in a folder. */
export function photoKeeper(store: PhotographStore, folder: string): PhotoKeeper {
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
