import { eq } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { itemTitle } from './item-names.ts';

const { brands, collections } = schema;

/** Brand, model and reference of an item in one line, for code without access to the catalogue. */
export async function loadItemTitle(tx: Database, item: ItemRow, locale: Locale): Promise<string> {
  const [brand] = await tx.select().from(brands).where(eq(brands.id, item.brandId));
  const [collection] =
    item.collectionId === null
      ? []
      : await tx.select().from(collections).where(eq(collections.id, item.collectionId));
  return itemTitle(item, brand, collection?.title, locale);
}
