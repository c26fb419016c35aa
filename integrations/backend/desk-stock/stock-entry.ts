import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { itemTitle } from '../catalogue/item-names.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { ShopNames } from '../stock/stock.ts';

/** An entry of a list of items: identity, title in a language, stock, availability and city. */
export function stockEntryOf(
  row: Pick<
    ItemRow,
    | 'id'
    | 'number'
    | 'catalogType'
    | 'stock'
    | 'availability'
    | 'cities'
    | 'title'
    | 'type'
    | 'model'
    | 'reference'
    | 'brandId'
    | 'collectionId'
  >,
  names: Pick<ShopNames, 'brandById' | 'collectionById'>,
  locale: Locale,
) {
  const collection = names.collectionById(row.collectionId ?? -1)?.title;
  return {
    id: row.id,
    number: row.number,
    section: row.catalogType as CatalogType,
    title: itemTitle(row, names.brandById(row.brandId), collection, locale),
    stock: row.stock,
    availability: row.availability as Availability,
    city: row.cities[0] ?? null,
  };
}
