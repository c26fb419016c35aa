import { isNotNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { PhotographStore } from './photograph-store.ts';

/**
 * Deletes originals without a reference: of deleted items and replaced photographs. The original of an edited
 * photograph is kept with it.
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
