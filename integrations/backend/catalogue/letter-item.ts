import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { itemPath, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from './catalogue.ts';
import { itemTitle } from './item-names.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** An item in a letter. Its values are already formatted, so that a retried letter is the same. */
export interface LetterItem {
  title: string;
  path: string;
  /** In the currency of the letter's host; null means "on request". */
  price: string | null;
}

/** The price that a buyer pays, US dollars; null when on request. */
export function buyerPrice({
  priceUsd,
  discountUsd,
}: Pick<ItemRow, 'priceUsd' | 'discountUsd'>): number | null {
  return discountUsd ?? priceUsd;
}

/** An item for a letter, in a language. */
export function letterItem(row: ItemRow, catalogue: Catalogue, locale: Locale, money: Money): LetterItem {
  const { brandsById, collectionsById } = catalogue;
  const collection = row.collectionId === null ? null : collectionsById.get(row.collectionId)?.title;
  const usd = buyerPrice(row);
  return {
    title: itemTitle(row, brandsById.get(row.brandId), collection, locale),
    path: itemPath(row.catalogType as CatalogType, row.url),
    price: usd === null ? null : money.price(usd),
  };
}
