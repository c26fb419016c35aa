import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { stockWords } from '@tourbillon/domain/desk/stock-words.ts';
import { inLocale, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { and, asc, eq } from 'drizzle-orm';
import { brandTitle } from '../catalogue/item-names.ts';
import { schema, type Database } from '../database/database.ts';
import { readShopNames, type Column } from '../stock/stock.ts';
import { titleOf, VOCABULARY } from '../vocabulary/vocabulary.ts';
import { FORM_COLUMNS, permissionForColumn } from './cells.ts';

const { brands, cities, collections } = schema;

type Words = DeskResponseOf<typeof stockWords>['data'];

/** The options of forms, in a language. */
export async function readStockWords(database: Database, locale: Locale): Promise<Omit<Words, 'sites'>> {
  const houses = await database.select().from(brands).orderBy(asc(brands.title));
  const places = await database.select().from(cities).orderBy(asc(cities.id));
  return {
    columns: FORM_COLUMNS.map((column) => ({
      name: column.name,
      kind: column.form?.kind ?? 'text',
      sections: column.sections ? [...column.sections] : null,
      required: column.isRequired ?? false,
      ...wordsOf(column, locale),
      needs: permissionForColumn(column.name),
    })),
    // The import finds a brand by its original title, whatever the language.
    brands: houses.map((brand) => ({ id: brand.id, title: brandTitle({ ...brand, titles: null }, locale) })),
    cities: places.map(({ alias, title }) => ({ id: alias, title: inLocale(title, locale) })),
  };
}

/** Titles of the collections of a brand in a section. */
export async function listCollections(
  database: Database,
  { brand, section }: { brand: string; section: CatalogType },
): Promise<string[]> {
  const house = (await readShopNames(database)).brand(brand);
  if (!house) return [];
  const rows = await database
    .select({ title: collections.title })
    .from(collections)
    .where(and(eq(collections.brandId, house.id), eq(collections.catalogType, section)))
    .orderBy(asc(collections.title));
  return rows.map(({ title }) => title);
}

function wordsOf({ form }: Column, locale: Locale): Pick<Words['columns'][number], 'words'> {
  if (form?.kind !== 'word' && form?.kind !== 'words') return {};
  if ('of' in form) return { words: form.of.map((id) => ({ id, title: id })) };
  const ids = Object.keys(VOCABULARY[form.vocabulary]);
  return { words: ids.map((id) => ({ id, title: titleOf(form.vocabulary, id, locale) })) };
}
