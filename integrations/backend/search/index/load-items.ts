import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { growing } from '../../column-index/growing.ts';
import { stableOrder } from '../../column-index/stable-order.ts';
import type { Brand, Catalogue } from '../../catalogue/catalogue.ts';
import { schema, type Database } from '../../database/database.ts';
import { itemTerms } from './item-terms.ts';
import { buildMeasures, type Measures } from './measures.ts';
import { createTermIndex, type Entry, type TermIndex } from './term-index.ts';

/** Rows per query. The backend can answer requests between two queries. */
const ROWS_AT_ONCE = 2_000;

/** Rank of an item among equal matches: available, then reserved, then archive. */
const STANDING = { available: 2, held: 1, archive: 0 } as const;

/** The items of all lists in the search. Their positions are the entry numbers of the index. */
export interface SearchedItems {
  index: TermIndex;
  ids: Uint32Array;
  catalogTypes: readonly string[];
  archived: Uint8Array;
  /** Values for limits. */
  measures: Measures;
  /** Names and references of the items, for the dictionary and suggestions. */
  references: ReadonlySet<string>;
  brandCounts: ReadonlyMap<number, number>;
  collectionCounts: ReadonlyMap<number, { current: number; archive: number }>;
  titleCounts: ReadonlyMap<string, number>;
}

/** Reads the items of all lists, the newest first, without the dealer corner (decision 21). */
export async function loadItems(database: Database, catalogue: Catalogue): Promise<SearchedItems> {
  const measures = buildMeasures();
  const found = {
    ids: growing((length) => new Uint32Array(length)),
    archived: growing((length) => new Uint8Array(length)),
    catalogTypes: [] as string[],
    references: new Set<string>(),
    brandCounts: new Map<number, number>(),
    collectionCounts: new Map<number, { current: number; archive: number }>(),
    titleCounts: new Map<string, number>(),
  };
  const entryOf = (row: SearchedRow): Entry => {
    const brand = catalogue.brandsById.get(row.brandId);
    const collection =
      row.collectionId === null ? undefined : catalogue.collectionsById.get(row.collectionId);
    const archived = row.stock === 'archive';
    found.ids.push(row.id);
    found.archived.push(Number(archived));
    found.catalogTypes.push(row.catalogType);
    measures.add({ ...row, archived });
    if (row.reference) found.references.add(row.reference);
    addOne(found.brandCounts, row.brandId);
    if (row.collectionId !== null) {
      const counts = found.collectionCounts.get(row.collectionId) ?? { current: 0, archive: 0 };
      counts[archived ? 'archive' : 'current'] += 1;
      found.collectionCounts.set(row.collectionId, counts);
    }
    const item = {
      ...row,
      brand: { slug: brand?.slug ?? '', titles: brand ? brandTitles(brand) : [] },
      titles: Object.values(row.title ?? {}),
      archived,
      cities: withParents(row.cities, catalogue),
      discounted: row.discountUsd !== null,
    };
    for (const title of [collection?.title, row.model, ...item.titles]) {
      if (title) addOne(found.titleCounts, title);
    }
    const available = isPurchasable(row.availability as Availability);
    return {
      terms: itemTerms({ ...item, collection: collection?.title ?? null }),
      standing: archived ? STANDING.archive : available ? STANDING.available : STANDING.held,
    };
  };
  const index = await createTermIndex(mapped(searchedRows(database, newestFirst(catalogue)), entryOf));
  return {
    ...found,
    index,
    ids: found.ids.done(),
    archived: found.archived.done(),
    measures: measures.done(),
  };
}

/** Adds the city of each office. */
function withParents(aliases: readonly string[], { cities }: Catalogue): string[] {
  return aliases.flatMap((alias) => [alias, cities.get(alias)?.parent ?? []].flat());
}

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Ids of what is searched, the newest first, then by id. */
function newestFirst({ lists }: Catalogue): Uint32Array {
  const searched = [...lists].flatMap(([word, index]) =>
    LISTS.get(word)?.stock === 'dealer' ? [] : [index],
  );
  const size = searched.reduce((sum, index) => sum + index.size, 0);
  const ids = new Uint32Array(size);
  const published = new Float64Array(size);
  let start = 0;
  for (const index of searched) {
    ids.set(index.ids, start);
    published.set(index.published, start);
    start += index.size;
  }
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  return stableOrder(stableOrder(rows, ids, 'asc'), published, 'desc').map((row) => ids[row] ?? 0);
}

/** Maps one element at a time, so that a million rows are never in memory together. */
async function* mapped<A, B>(all: AsyncIterable<readonly A[]>, make: (one: A) => B): AsyncGenerator<B> {
  for await (const some of all) yield* some.map(make);
}

/** Titles of a brand or an author in every language. */
export function brandTitles({ title, titles }: Brand): string[] {
  return [...new Set([title, ...Object.values(titles ?? {})])];
}

type SearchedRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Reads rows in the order of the ids, in batches. Deleted items are left out. */
async function* searchedRows(database: Database, ids: Uint32Array): AsyncGenerator<SearchedRow[]> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const portion = ids.subarray(start, start + ROWS_AT_ONCE);
    const rows = new Map((await rowsOf(database, portion)).map((row) => [row.id, row]));
    yield Array.from(portion).flatMap((id) => rows.get(id) ?? []);
    await nextTurn();
  }
}

function rowsOf(database: Database, ids: Uint32Array) {
  const { items } = schema;
  return (
    database
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
        specials: items.specials,
        cities: items.cities,
        priceUsd: items.priceUsd,
        discountUsd: items.discountUsd,
        box: items.box,
        papers: items.papers,
        year: items.year,
      })
      .from(items)
      // One array parameter for any number of ids, so that PostgreSQL does not parse two thousand parameters.
      .where(sql`${items.id} = any(${`{${ids.join(',')}}`}::int[])`)
  );
}
