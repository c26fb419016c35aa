import { and, asc, gte, inArray, max, min, sql } from 'drizzle-orm';
import { ITEMS_OF_SITEMAP } from '@tourbillon/domain/contract/sitemap-stock.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { type Database, schema } from '../database/database.ts';

const { items } = schema;

/** The enabled kinds of goods. */
type Sections = ReadonlySet<CatalogType>;

/**
 * Search engines do not see the dealer corner (decision 21), and nobody sees drafts. An infinite moment, which the
 * database refuses, would leave the sitemap without a date.
 */
const indexed = (sections: Sections) =>
  and(
    inArray(items.stock, ['current', 'archive']),
    inArray(items.catalogType, [...sections]),
    sql`isfinite(${items.updatedAt})`,
  );

/** Ids of a portion of items for search engines. @param from the lowest id. */
export async function indexedIds(database: Database, sections: Sections, from: number): Promise<number[]> {
  const found = await database
    .select({ id: items.id })
    .from(items)
    .where(and(indexed(sections), gte(items.id, from)))
    .orderBy(asc(items.id))
    .limit(ITEMS_OF_SITEMAP);
  return found.map(({ id }) => id);
}

/** The last change in every collection, and among the items without a collection. */
export function indexedCollections(database: Database, sections: Sections) {
  const { catalogType, stock, brandId, collectionId } = items;
  return database
    .select({ catalogType, stock, brandId, collectionId, updatedAt: max(items.updatedAt) })
    .from(items)
    .where(indexed(sections))
    .groupBy(catalogType, stock, brandId, collectionId)
    .orderBy(asc(catalogType), asc(stock), asc(brandId), asc(collectionId));
}

/** The items in portions by id: the first id and the last change of each. */
export async function indexedPortions(
  database: Database,
  sections: Sections,
): Promise<{ from: number; updatedAt: string }[]> {
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
    .where(indexed(sections))
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
