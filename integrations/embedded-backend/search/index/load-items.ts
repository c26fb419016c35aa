import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, gt, ne } from 'drizzle-orm';
import type { Brand, Catalogue } from '../../catalogue/load.ts';
import { schema, type Database } from '../../database/database.ts';
import { itemTerms } from './item-terms.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';

/** Rows read at a time, so that requests are answered between. */
const ROWS_AT_ONCE = 2_000;

/** Where an item stands among equal finds: what can be had before what is held, the archive last. */
const STANDING = { available: 2, held: 1, archive: 0 } as const;

/** The items of the lists, as the search holds them: entry numbers are those of the index. */
export interface SearchedItems {
  index: TermIndex;
  ids: Uint32Array;
  catalogTypes: readonly string[];
  archived: Uint8Array;
  /** What is said of items, for the dictionary and suggestions. */
  references: readonly string[];
  brandCounts: ReadonlyMap<number, number>;
  collectionCounts: ReadonlyMap<number, { current: number; archive: number }>;
  titleCounts: ReadonlyMap<string, number>;
}

/** Reads the items that lists show, the newest first; the dealer corner is not searched (decision 21). */
export async function loadItems(database: Database, catalogue: Catalogue): Promise<SearchedItems> {
  const rows = await Array.fromAsync(searchedRows(database));
  rows.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.id - b.id);
  await nextTurn();
  const brandCounts = new Map<number, number>();
  const collectionCounts = new Map<number, { current: number; archive: number }>();
  const titleCounts = new Map<string, number>();
  const entryOf = (row: (typeof rows)[number]) => {
    const brand = catalogue.brandsById.get(row.brandId);
    const collection =
      row.collectionId === null ? undefined : catalogue.collectionsById.get(row.collectionId);
    const archived = row.stock === 'archive';
    brandCounts.set(row.brandId, (brandCounts.get(row.brandId) ?? 0) + 1);
    if (row.collectionId !== null) {
      const counts = collectionCounts.get(row.collectionId) ?? { current: 0, archive: 0 };
      counts[archived ? 'archive' : 'current'] += 1;
      collectionCounts.set(row.collectionId, counts);
    }
    const item = {
      ...row,
      brand: { slug: brand?.slug ?? '', titles: brand ? brandTitles(brand) : [] },
      titles: Object.values(row.title ?? {}),
    };
    for (const title of [collection?.title, row.model, ...item.titles]) {
      if (title) titleCounts.set(title, (titleCounts.get(title) ?? 0) + 1);
    }
    const available = row.availability === 'in_stock' || row.availability === 'to_order';
    return {
      terms: itemTerms({ ...item, collection: collection?.title ?? null }),
      standing: archived ? STANDING.archive : available ? STANDING.available : STANDING.held,
    };
  };
  return {
    index: await createTermIndex(mapped(rows, entryOf)),
    ids: Uint32Array.from(rows, ({ id }) => id),
    catalogTypes: rows.map(({ catalogType }) => catalogType),
    archived: Uint8Array.from(rows, ({ stock }) => Number(stock === 'archive')),
    references: rows.flatMap(({ reference }) => reference ?? []),
    brandCounts,
    collectionCounts,
    titleCounts,
  };
}

/** Made one by one, when the index comes to them. */
function* mapped<A, B>(all: readonly A[], make: (one: A) => B): Generator<B> {
  for (const one of all) yield make(one);
}

/** Titles of a brand or an author in every language. */
export function brandTitles({ title, titles }: Brand): string[] {
  return [...new Set([title, ...Object.values(titles ?? {})])];
}

async function* searchedRows(database: Database) {
  const { items } = schema;
  let after = 0;
  for (;;) {
    const rows = await database
      .select({
        id: items.id,
        catalogType: items.catalogType,
        stock: items.stock,
        brandId: items.brandId,
        collectionId: items.collectionId,
        model: items.model,
        title: items.title,
        reference: items.reference,
        nickname: items.nickname,
        condition: items.condition,
        availability: items.availability,
        type: items.type,
        gender: items.gender,
        bodyForm: items.bodyForm,
        bodyMaterial: items.bodyMaterial,
        diameterMm: items.diameterMm,
        movement: items.movement,
        dialColour: items.dialColour,
        colour: items.colour,
        technique: items.technique,
        functions: items.functions,
        insertions: items.insertions,
        preciousStones: items.preciousStones,
        limited: items.limited,
        publishedAt: items.publishedAt,
      })
      .from(items)
      .where(and(gt(items.id, after), ne(items.stock, 'dealer')))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}
