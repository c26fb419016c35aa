import { asc, eq } from 'drizzle-orm';
import type { NamedPhotograph } from '../media/item-pictures.ts';
import { schema, type Database } from '../database/database.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { validRows } from './valid-row.ts';

const { itemPhotos, items } = schema;

/** A piece that is not published, as it will be, with its photographs in the order of its gallery; undefined when it is no draft. */
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
