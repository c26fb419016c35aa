import { getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import { cardOf } from '@tourbillon/backend/catalogue/item-card.ts';
import contacts from '@tourbillon/backend/content/contacts.json' with { type: 'json' };
import rates from '@tourbillon/backend/content/rates.json' with { type: 'json' };
import shop from '@tourbillon/backend/content/shop.json' with { type: 'json' };
import { items, type ItemRow } from '@tourbillon/backend/database/schema/items.ts';
import type { BrandRow } from '@tourbillon/backend/demonstration/demonstration.ts';
import projectBrands from '@tourbillon/backend/vocabulary/brands.json' with { type: 'json' };
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import {
  LISTS,
  listPath,
  listWord,
  SECTIONS,
  type SectionList,
} from '@tourbillon/domain/sections/sections.ts';
import type { CatalogueSource } from '../../src/features/catalogue/catalogue-source.ts';
import { listHead } from '../../src/features/catalogue/list-head.ts';
import { type Item, itemHead } from '../../src/features/item/item-head.ts';
import { resultDescription, titleWithShop } from '../../src/ui/search-result.ts';

/* How a search engine shows the pages of goods: made from the demonstration stock, without a page. Those of texts are
   read by `visitor-texts.test.ts`, and every page of the built site by `tests/built/pages.spec.ts`. */

/** One piece of so many is read, which is more than a thousand; a list is read for every brand and collection. */
const STEP = 9;

/** A page in a list of results. */
interface Result {
  path: string;
  title: string;
  description: string;
}

let rows: readonly ItemRow[];
let catalogue: Catalogue;

beforeAll(async () => {
  const brands = [...projectBrands, ...(await demonstration.readBrands())].map(
    (brand, place) => ({ ...brand, id: place + 1 }) as BrandRow,
  );
  const stock = await demonstration.readStock(brands);
  const columns = Object.entries(getTableColumns(items));
  const empty = Object.fromEntries(columns.map(([name, column]) => [name, column.default ?? null]));
  rows = stock.items.map((item) => ({ ...empty, number: String(item.id), ...item }) as unknown as ItemRow);
  const photographs = [{ name: 'front', width: 1, height: 1, view: null }];
  catalogue = {
    brandsById: new Map(brands.map((brand) => [brand.id, brand])),
    collectionsById: new Map(stock.collections.map((one) => [one.id, one])),
    cities: new Map(contacts.cities.map(({ alias, city }) => [alias, { title: city }])),
    // No picture is drawn for an item that has a photograph.
    photographs: new Map(rows.map(({ id }) => [id, photographs])),
    timeZone: shop.time_zone,
  } as unknown as Catalogue;
});

describe.each(TABLE_LOCALES)('§2 search engines: results in %s', (locale) => {
  const owner = { name: shop.name[locale], slogan: shop.slogan[locale] };
  const shown = (path: string, head: Omit<Result, 'path'>): Result => ({
    path,
    title: titleWithShop(head.title, owner.name, locale),
    description: resultDescription(head.description, owner),
  });

  it('a thousand pieces: each title is whole, and of its own by the stock number', () => {
    const results = rows
      .filter((_, place) => place % STEP === 0)
      .map((row) => [row, shown('', pieceHead(row, locale))] as const);
    expect(results.length).toBeGreaterThan(1000);
    expect(results.filter(([row, { title }]) => !title.includes(row.number))).toEqual([]);
    expect(faultsOf(results.map(([, result]) => result))).toEqual([]);
  });

  it('lists of every brand and collection: each title is whole, and of its own', () => {
    const results = listsOf(locale).map(({ path, head }) => shown(path, head));
    expect(results.length).toBeGreaterThan(500);
    expect(faultsOf(results)).toEqual([]);
    const byTitle = Object.values(Object.groupBy(results, ({ title }) => title));
    expect(byTitle.filter((same = []) => same.length > 1)).toEqual([]);
  });
});

/** A sentence with two colons: it was put together from parts. */
const TWO_COLONS = /: [^.]*: /;

/** The results that are cut, too short to be shown as they are, or no sentences. */
function faultsOf(results: readonly Result[]): string[] {
  return results.flatMap(({ path, title, description }) => [
    ...(title.length > 60 ? [`${path}: ${title.length}: ${title}`] : []),
    ...(description.length < 110 || description.length > 155
      ? [`${path}: ${description.length}: ${description}`]
      : []),
    ...[title, description].filter((text) => TWO_COLONS.test(text)).map((text) => `${path}: ${text}`),
  ]);
}

function pieceHead(row: ItemRow, locale: TableLocale) {
  const { stock, number, guaranteeMonths } = row;
  const own = { stock, number, guarantee_months: guaranteeMonths, facts: [] };
  const item = { ...cardOf(row, catalogue, locale), ...own } as unknown as Item;
  return itemHead(item, createMoney(locale, rates.units_per_usd), '', locale, translator(locale));
}

/** The heads of all lists that the stock fills: of a section, of a brand in it, of a collection of the brand. */
function listsOf(locale: TableLocale) {
  const addresses = new Map<string, { list: SectionList; row?: ItemRow; isCollection?: boolean }>();
  for (const [word, list] of LISTS) addresses.set(listPath(word), { list });
  for (const row of rows) {
    const section = SECTIONS[row.catalogType as keyof typeof SECTIONS];
    const word = listWord(section, row.stock as 'current');
    const list = word && LISTS.get(word);
    if (!list || row.stock === 'dealer') continue;
    const brand = catalogue.brandsById.get(row.brandId)?.slug ?? '';
    addresses.set(listPath(word, brand), { list, row });
    const collection =
      row.collectionId === null ? undefined : catalogue.collectionsById.get(row.collectionId);
    if (collection && section.hasCollections)
      addresses.set(listPath(word, brand, collection.slug), { list, row, isCollection: true });
  }
  const t = translator(locale);
  return [...addresses].map(([path, { list, row, isCollection }]) => {
    const { brand = null, collection = null } = row ? cardOf(row, catalogue, locale) : {};
    const response = {
      brand,
      collection: isCollection ? collection : null,
      items: [],
      paginate_data: { current_page: 1, per_page: 24 },
    };
    const query = { options: {}, flags: [], ranges: {}, sort: 'relevance', page: 1 };
    const source = { t, list, response, read: { query }, origin: '', money: undefined, rates: {} };
    return { path, head: listHead(source as unknown as CatalogueSource, path).head };
  });
}
