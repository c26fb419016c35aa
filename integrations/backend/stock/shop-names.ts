import { asc } from 'drizzle-orm';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { type Finder, finder, nameKey } from './values/words.ts';

type Brand = typeof schema.brands.$inferSelect;
type Collection = typeof schema.collections.$inferSelect;

/** Names that rows may use: brands, collections and cities of the shop, and the rates of its currencies. */
export interface ShopNames {
  /** Finds a brand by title in any language, slug or alias. */
  brand(name: string): Brand | undefined;
  brandById(id: number): Brand | undefined;
  collection(brandId: number, catalogType: string, name: string): Collection | undefined;
  collectionById(id: number): Collection | undefined;
  /** Finds the alias of a city. */
  city: Finder;
  cityAliases: readonly string[];
  rates: Rates;
  /** IANA time zone of the shop's days. */
  timeZone: string;
  isBrandSlugTaken(slug: string): boolean;
  isCollectionSlugTaken(brandId: number, catalogType: string, slug: string): boolean;
  /** Adds a new brand, so that the next row finds it. */
  addBrand(brand: Brand): void;
  addCollection(collection: Collection): void;
}

/** Reads the names from the database. */
export async function readShopNames(database: Database): Promise<ShopNames> {
  const brands = await database.select().from(schema.brands).orderBy(asc(schema.brands.id));
  const collections = await database.select().from(schema.collections).orderBy(asc(schema.collections.id));
  const cities = await database.select().from(schema.cities).orderBy(asc(schema.cities.id));
  const rates = await database.select().from(schema.currencyRates);
  return shopNames({
    brands,
    collections,
    cities,
    timeZone: await shopTimeZone(database),
    rates: Object.fromEntries(rates.map(({ code, unitsPerUsd }) => [code, unitsPerUsd])),
  });
}

/** Builds the names from loaded rows. */
function shopNames({
  brands,
  collections,
  cities,
  rates,
  timeZone,
}: {
  brands: readonly Brand[];
  collections: readonly Collection[];
  cities: readonly Pick<typeof schema.cities.$inferSelect, 'alias' | 'title'>[];
  rates: Rates;
  timeZone: string;
}): ShopNames {
  const brandsById = new Map<number, Brand>();
  const brandIds = new Map<string, number>();
  const slugs = new Set<string>();
  const collectionsById = new Map<number, Collection>();
  const collectionIds = new Map<string, number>();
  const learn = (ids: Map<string, number>, key: string, id: number) => {
    if (!ids.has(key)) ids.set(key, id);
  };
  const addBrand = (brand: Brand) => {
    brandsById.set(brand.id, brand);
    slugs.add(brand.slug);
    for (const name of namesOfBrand(brand)) learn(brandIds, nameKey(name), brand.id);
  };
  const keyOf = (brandId: number, catalogType: string, name: string) =>
    `${brandId}/${catalogType}/${nameKey(name)}`;
  const collectionSlugs = new Set<string>();
  const addCollection = (collection: Collection) => {
    const { id, brandId, catalogType, slug, title, aliases } = collection;
    collectionsById.set(id, collection);
    collectionSlugs.add(`${brandId}/${catalogType}/${slug}`);
    for (const name of [title, slug, ...aliases]) learn(collectionIds, keyOf(brandId, catalogType, name), id);
  };
  // A title takes precedence over an alias of another brand.
  for (const { id, title } of brands) learn(brandIds, nameKey(title), id);
  brands.forEach(addBrand);
  collections.forEach(addCollection);
  return {
    brand: (name) => brandsById.get(brandIds.get(nameKey(name)) ?? -1),
    brandById: (id) => brandsById.get(id),
    collection: (brandId, catalogType, name) =>
      collectionsById.get(collectionIds.get(keyOf(brandId, catalogType, name)) ?? -1),
    collectionById: (id) => collectionsById.get(id),
    city: finder(cities.map(({ alias, title }) => ({ id: alias, names: Object.values(title) }))),
    cityAliases: cities.map(({ alias }) => alias),
    rates,
    timeZone,
    isBrandSlugTaken: (slug) => slugs.has(slug),
    isCollectionSlugTaken: (brandId, catalogType, slug) =>
      collectionSlugs.has(`${brandId}/${catalogType}/${slug}`),
    addBrand,
    addCollection,
  };
}

function namesOfBrand({ title, titles, slug, aliases }: Brand): string[] {
  return [title, slug, title.replaceAll('&', 'and'), ...Object.values(titles ?? {}), ...aliases];
}
