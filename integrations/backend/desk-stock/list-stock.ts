import { and, asc, count, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { stockList, StockEntry } from '@tourbillon/domain/desk/stock-list.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Texts } from '../database/schema/titles.ts';
import { piecesOfOffice } from '../database/of-office.ts';
import { wrongColumn } from '../stock/stock.ts';
import { isoMoment } from './iso-moment.ts';
import { itemsOfCity } from './items-of-city.ts';
import { lowerCases } from './lower-cases.ts';
import { stockEntryOf } from './stock-entry.ts';

const { brands, collections, itemPhotos, items } = schema;

type Wanted = DeskRequestOf<typeof stockList>;

/** Maximum number of words of a search. */
const MOST_WORDS = 6;

const DAY = 24 * 3_600_000;

/** A page of the items that the caller's office sees, with the number of pages and of items. */
export async function listStock(
  database: Database,
  { office, locale, zone }: { office: string | null; locale: Locale; zone: string },
  wanted: Wanted,
): Promise<{ entries: StockEntry[]; pages: number; total: number }> {
  const where = await conditionOf(database, { office, zone }, wanted);
  const direction = wanted.order === 'asc' ? asc : desc;
  const ordered = sql`${direction(SORTED_BY[wanted.sort])} nulls last`;
  const range = { limit: wanted.per_page, offset: (wanted.page - 1) * wanted.per_page };
  // A search reads every row, so it counts them in the same query. In other cases a separate count is faster.
  const all = wanted.search ? sql<number>`(count(*) over ())::integer` : sql<null>`null`;
  // The rows of a page are first found by their ids only, so that little data is sorted.
  const found = await database
    .select({ id: items.id, all })
    .from(items)
    .where(where)
    .orderBy(ordered, direction(items.id))
    .limit(range.limit)
    .offset(range.offset);
  const total = found[0]?.all ?? (await database.$count(items, where));
  const ids = found.map(({ id }) => id);
  return {
    entries: await entriesOf(database, ids, locale),
    pages: Math.max(1, Math.ceil(total / wanted.per_page)),
    total,
  };
}

const SORTED_BY = {
  updated: items.updatedAt,
  number: items.number,
  price: sql`coalesce(${items.discountUsd}, ${items.priceUsd})`,
  age: items.publishedAt,
} as const;

async function conditionOf(
  database: Database,
  { office, zone }: { office: string | null; zone: string },
  wanted: Wanted,
): Promise<SQL | undefined> {
  const { section, stock, availability, brand, city, older_than: days, without_text: language } = wanted;
  return and(
    piecesOfOffice(office),
    section && eq(items.catalogType, section),
    stock && eq(items.stock, stock),
    availability && eq(items.availability, availability),
    brand === undefined ? undefined : eq(items.brandId, brand),
    city === undefined ? undefined : city === 'none' ? eq(items.cities, []) : itemsOfCity(city),
    wanted.without_photographs &&
      sql`not exists (select 1 from ${itemPhotos} where ${itemPhotos.itemId} = ${items.id})`,
    wanted.on_sale &&
      and(inArray(items.availability, AVAILABILITIES.filter(isPurchasable)), ne(items.stock, 'draft')),
    language && lacksText(language),
    wanted.sold_on === undefined
      ? undefined
      : sql`to_char(${items.soldAt} at time zone ${zone}, 'YYYY-MM-DD') = ${wanted.sold_on}`,
    days === undefined ? undefined : lte(items.publishedAt, new Date(Date.now() - days * DAY)),
    ...(await Promise.all(wordsOf(wanted.search ?? '').map((word) => hasWord(database, word)))),
  );
}

/** Condition for items without a description in a language, or in any. */
function lacksText(language: Locale | 'all'): SQL {
  return language === 'all'
    ? sql`${items.description} = '{}'::jsonb`
    : sql`coalesce(${items.description} ->> ${language}, '') = ''`;
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** The condition that an item contains a word. There are few brands, so they are searched first. */
async function hasWord(database: Database, word: string): Promise<SQL | undefined> {
  const patterns = lowerCases(word).map((one) => `%${one.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const houses = await database
    .select({ id: brands.id })
    .from(brands)
    .where(
      or(...patterns.map((like) => sql`lower(${brands.title}) like ${like} or ${brands.slug} like ${like}`)),
    );
  const ids = houses.map(({ id }) => id);
  const { number, reference, model, nickname } = items;
  return or(
    ids.length > 0 ? inArray(items.brandId, ids) : undefined,
    // The texts of a row are concatenated, so that each row is converted to lower case once.
    ...patterns.map(
      (like) => sql`lower(concat_ws(' ', ${number}, ${reference}, ${model}, ${nickname})) like ${like}`,
    ),
  );
}

async function entriesOf(database: Database, ids: readonly number[], locale: Locale): Promise<StockEntry[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ item: items, brand: brands, collection: collections })
    .from(items)
    .innerJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .where(inArray(items.id, [...ids]));
  const photographs = await database
    .select({
      itemId: itemPhotos.itemId,
      amount: count(),
      main: sql<string>`min(name) filter (where position = 0)`,
    })
    .from(itemPhotos)
    .where(inArray(itemPhotos.itemId, [...ids]))
    .groupBy(itemPhotos.itemId);
  const seen = new Map(photographs.map((one) => [one.itemId, one]));
  const byId = new Map(rows.map((row) => [row.item.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { item, brand, collection } = row;
    const names = { brandById: () => brand, collectionById: () => collection ?? undefined };
    return [
      {
        ...stockEntryOf(item, names, locale),
        ...priceOf(item),
        wrong: wrongColumn(item),
        ...seenOf(item, seen.get(id)),
      },
    ];
  });
}

function priceOf({ currency, ownPrice, priceUsd, ownDiscount, discountUsd }: ItemRow) {
  return { currency, price: ownPrice ?? priceUsd, discount: ownDiscount ?? discountUsd };
}

function seenOf(item: ItemRow, photographs: { amount: number; main: string | null } | undefined) {
  return {
    photo: photographs?.main ?? null,
    photographs: photographs?.amount ?? 0,
    texts: LOCALES.filter((locale) => (item.description as Texts | null)?.[locale]),
    published_at: isoMoment(item.publishedAt),
    updated_at: isoMoment(item.updatedAt),
  };
}
