import { and, asc, gte, max, min, ne, sql } from 'drizzle-orm';
import { ITEMS_OF_SITEMAP } from '@tourbillon/domain/contract/sitemap-stock.ts';
import { type CatalogType, listWord, type Section, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { type Database, schema } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { pictureNames } from '../media/item-pictures.ts';
import type { Handler, Parts } from './handlers.ts';

const { items } = schema;

/** The dealer corner is kept from search engines (decision 21). */
const indexed = ne(items.stock, 'dealer');

/** What there is of the catalogue for search engines. */
export function indexedStockHandler({ database, catalogue }: Parts): Handler<'indexedStock'> {
  return async () => {
    const [groups, portions] = await Promise.all([collectionsOf(database), portionsOf(database)]);
    const { brandsById, collectionsById } = catalogue.current();
    const lists = new Map<
      string,
      { word: string; brand: string | null; collection: string | null; at: Date }
    >();
    for (const { catalogType, stock, brandId, collectionId, updatedAt } of groups) {
      const section: Section = SECTIONS[catalogType as CatalogType];
      const word = listWord(section, stock);
      const brand = brandsById.get(brandId)?.slug;
      if (!word || !brand || !updatedAt) continue;
      const collection = collectionId === null ? undefined : collectionsById.get(collectionId)?.slug;
      const shelves = [
        [null, null],
        [brand, null],
        ...(section.hasCollections && collection ? [[brand, collection]] : []),
      ];
      for (const [ofBrand = null, ofCollection = null] of shelves) {
        const key = [word, ofBrand, ofCollection].join('/');
        const known = lists.get(key);
        const at = known && known.at > updatedAt ? known.at : updatedAt;
        lists.set(key, { word, brand: ofBrand, collection: ofCollection, at });
      }
    }
    return {
      lists: [...lists.values()].map(({ at, ...list }) => ({ ...list, updated_at: at.toISOString() })),
      items: portions.map(({ from, updatedAt }) => ({ from, updated_at: updatedAt })),
    };
  };
}

/** A portion of items with their pictures. */
export function indexedItemsHandler({ database, catalogue, items: cached }: Parts): Handler<'indexedItems'> {
  return async ({ from }) => {
    const found = await database
      .select({ id: items.id })
      .from(items)
      .where(and(indexed, gte(items.id, from)))
      .orderBy(asc(items.id))
      .limit(ITEMS_OF_SITEMAP);
    if (found[0]?.id !== from) throw notFound('Portion');
    // Kept rows know the names of their pictures, which are costly to find.
    const rows = await cached.byIds(found.map(({ id }) => id));
    const now = catalogue.current();
    return {
      data: rows.map((row) => ({
        catalog_type: row.catalogType as CatalogType,
        url: row.url,
        updated_at: row.updatedAt.toISOString(),
        pictures: pictureNames(row, now),
      })),
    };
  };
}

/** The last change in every collection, and of what is in none. */
function collectionsOf(database: Database) {
  const { catalogType, stock, brandId, collectionId } = items;
  return database
    .select({ catalogType, stock, brandId, collectionId, updatedAt: max(items.updatedAt) })
    .from(items)
    .where(indexed)
    .groupBy(catalogType, stock, brandId, collectionId)
    .orderBy(asc(catalogType), asc(stock), asc(brandId), asc(collectionId));
}

/** The items in portions by their number: where each begins, and its last change. */
async function portionsOf(database: Database): Promise<{ from: number; updatedAt: string }[]> {
  const numbered = database
    .select({
      id: items.id,
      updatedAt: items.updatedAt,
      portion:
        sql<number>`(row_number() over (order by ${items.id}) - 1) / ${sql.raw(String(ITEMS_OF_SITEMAP))}`.as(
          'portion',
        ),
    })
    .from(items)
    .where(indexed)
    .as('numbered');
  const rows = await database
    .select({ from: min(numbered.id), updatedAt: max(numbered.updatedAt) })
    .from(numbered)
    .groupBy(numbered.portion)
    .orderBy(numbered.portion);
  return rows.flatMap(({ from, updatedAt }) =>
    from === null || updatedAt === null ? [] : { from, updatedAt: new Date(updatedAt).toISOString() },
  );
}
