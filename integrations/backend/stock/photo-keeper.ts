import type { Database } from '../database/database.ts';

/** Photographs that are cleaned and kept, and wait for their item; only who made them looks into them. */
export type PreparedPhotos = readonly { readonly source: string }[];

/** Keeps photographs of items. */
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
