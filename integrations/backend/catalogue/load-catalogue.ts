import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import { LISTS, listWord, SECTIONS, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { shopSections } from '../content-store/shop-sections.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { buildListIndex, type ListIndex } from '../column-index/list-index.ts';
import { ORDERS, orderedRows } from '../column-index/order.ts';
import { LISTED_COLUMNS } from './listed-columns.ts';
import { listedRow } from './listed-row.ts';
import { loadPhotographs } from './load-photographs.ts';
import type { Brand, Catalogue } from './catalogue.ts';
import { soundBrand, soundCity } from './sound-names.ts';
import { unsoundRows } from './unsound-rows.ts';
import { faultOf, type RefusedRow } from './valid-row.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { FALLBACK_ILLUSTRATIONS } from '../media/fallback-illustrations.ts';

/** Rows of one query, so that requests are answered in between. */
const ROWS_AT_ONCE = 2_000;

/** Reads the version that database triggers increment at every change of the catalogue. */
export async function catalogueVersion(database: Database): Promise<number> {
  const { markers } = schema;
  const rows = await database.select().from(markers).where(eq(markers.name, 'catalogue'));
  return rows[0]?.value ?? 0;
}

/** Loads the catalogue. The version is read first, so a change during the loading is detected by the next query. */
export async function loadCatalogue(
  database: Database,
  illustrations: Illustrations = FALLBACK_ILLUSTRATIONS,
): Promise<Catalogue> {
  const version = await catalogueVersion(database);
  const brands = byTitle((await database.select().from(schema.brands)).map(soundBrand));
  const collections = await database.select().from(schema.collections);
  const places = await database.select().from(schema.cities).orderBy(asc(schema.cities.id));
  const cities = places.map(soundCity);
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]));
  const brandPlaces = new Map(brands.map(({ id }, place) => [id, place]));
  const collectionsById = new Map(collections.map((collection) => [collection.id, collection]));
  const photographs = await loadPhotographs(database);
  const sections = await shopSections(database);
  const words = [...LISTS].filter(([, { section }]) => sections.has(section.catalogType));
  const building = new Map(words.map(([word]) => [word, buildListIndex()] as const));
  const refused: RefusedRow[] = [];
  const unsound = await unsoundRows(database);
  for await (const row of listedItems(database)) {
    if (row.stock === 'draft') continue;
    const field = faultOf(row) ?? unsound.get(row.id);
    if (field !== undefined) {
      refused.push({ number: row.number, field });
      continue;
    }
    const word = listWord(SECTIONS[row.catalogType as CatalogType], row.stock);
    building.get(word ?? '')?.add(listedRow(row, { brandsById, brandPlaces, collectionsById }));
  }
  const lists = new Map<string, ListIndex>();
  for (const [word, builder] of building) {
    const index = builder.done();
    lists.set(word, index);
    // The orders are computed now, so that no visitor waits for them.
    for (const order of ORDERS) {
      orderedRows(index, order);
      await nextTurn();
    }
  }
  return {
    version,
    timeZone: await shopTimeZone(database),
    brands: new Map(brands.map((brand) => [brand.slug, brand])),
    brandsById,
    brandPlaces,
    collectionsById,
    cities: new Map(cities.map((city) => [city.alias, city])),
    sections,
    lists,
    refused,
    photographs,
    illustrations,
  };
}

/** Brands in alphabetical order, including those that the shop has added. */
function byTitle(brands: readonly Brand[]): Brand[] {
  const { compare } = new Intl.Collator('en');
  return brands.toSorted((one, other) => compare(one.title, other.title));
}

/** The items that lists show, by id. */
async function* listedItems(database: Database) {
  const { items } = schema;
  let after = 0;
  for (;;) {
    const rows = await database
      .select({ ...LISTED_COLUMNS, number: items.number, url: items.url })
      .from(items)
      .where(gt(items.id, after))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}
