import { asc, eq } from 'drizzle-orm';
import type { NamedPhotograph } from '../media/item-pictures.ts';
import { schema, type Database } from '../database/database.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { validRows } from './valid-row.ts';

const { itemPhotos, items } = schema;

/**
 * A draft item as it will be published, with the photographs of its gallery in order; undefined when it is not a
 * draft.
 */
export async function readDraftPiece(
  database: Database,
  url: string,
): Promise<{ row: PublishedRow; photographs: NamedPhotograph[] } | undefined> {
  const [draft] = await database.select().from(items).where(eq(items.url, url));
  if (draft?.stock !== 'draft') return undefined;
  const [row] = validRows([{ ...draft, stock: 'current' }]);
  if (!row) return undefined;
  const { name, width, height, view, itemId, position } = itemPhotos;
  const photographs = await database
    .select({ name, width, height, view })
    .from(itemPhotos)
    .where(eq(itemId, row.id))
    .orderBy(asc(position));
  return { row, photographs };
}
