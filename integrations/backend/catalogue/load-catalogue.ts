import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { shopSections } from '../content-store/shop-sections.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { buildListIndex, type ListIndex } from '../column-index/list-index.ts';
import { ORDERS, orderedRows } from '../column-index/order.ts';
import { listSizes } from './list-sizes.ts';
import { listedItems, placeItem } from './listed-items.ts';
import { loadPhotographs } from './load-photographs.ts';
import type { Brand, Catalogue } from './catalogue.ts';
import { withValidBrandTitles, withValidCityTitles } from './valid-titles.ts';
import { invalidRows } from './invalid-rows.ts';
import type { RefusedRow } from './valid-row.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { FALLBACK_ILLUSTRATIONS } from '../media/fallback-illustrations.ts';

/** Reads the version that database triggers increment at every change of the catalogue. */
async function catalogueVersion(database: Database): Promise<number> {
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
  const brands = byTitle(
    (await database.select().from(schema.brands).orderBy(asc(schema.brands.id))).map(withValidBrandTitles),
  );
  const collections = await database.select().from(schema.collections).orderBy(asc(schema.collections.id));
  const places = await database.select().from(schema.cities).orderBy(asc(schema.cities.id));
  const cities = places.map(withValidCityTitles);
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]));
  const brandPlaces = new Map(brands.map(({ id }, place) => [id, place]));
  const collectionsById = new Map(collections.map((collection) => [collection.id, collection]));
  const photographs = await loadPhotographs(database);
  const sections = await shopSections(database);
  const words = [...LISTS].filter(([, { section }]) => sections.has(section.catalogType));
  const sizes = await listSizes(database);
  const building = new Map(words.map(([word]) => [word, buildListIndex(sizes.get(word))] as const));
  const refused: RefusedRow[] = [];
  const invalid = await invalidRows(database);
  const names = { brandsById, brandPlaces, collectionsById };
  for await (const row of listedItems(database)) {
    const placed = placeItem(row, names, invalid, (one) => refused.push(one));
    if (placed) building.get(placed.word)?.add(placed.row);
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
