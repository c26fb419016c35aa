import { isNotNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { PhotographStore } from './photograph-store.ts';

/**
 * Deletes originals that no item names: of items that are gone, of photographs that were replaced. What a photograph was
 * turned or cropped out of stays with it.
 */
export async function deleteUnusedPhotographs(
  database: Database,
  photographs: PhotographStore,
  now = new Date(),
): Promise<void> {
  const { itemPhotos } = schema;
  const rows = await database.selectDistinct({ name: itemPhotos.name }).from(itemPhotos);
  const edited = await database
    .selectDistinct({ name: itemPhotos.original })
    .from(itemPhotos)
    .where(isNotNull(itemPhotos.original));
  const needed = [...rows, ...edited].flatMap(({ name }) => name ?? []);
  await photographs.sweep(new Set(needed), now);
}
