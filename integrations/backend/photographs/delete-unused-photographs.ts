import { schema, type Database } from '../database/database.ts';
import type { PhotographStore } from './photograph-store.ts';

/** Deletes originals that no item names: of items that are gone, of photographs that were replaced. */
export async function deleteUnusedPhotographs(
  database: Database,
  photographs: PhotographStore,
  now = new Date(),
): Promise<void> {
  const { itemPhotos } = schema;
  const rows = await database.selectDistinct({ name: itemPhotos.name }).from(itemPhotos);
  await photographs.sweep(new Set(rows.map(({ name }) => name)), now);
}
