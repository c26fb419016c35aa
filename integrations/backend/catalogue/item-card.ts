import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Availability, Condition, Tag } from '@tourbillon/domain/sections/item-statuses.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { cardPictures } from '../media/item-pictures.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { brandTitle, isNamedByKind, modelTitle } from './item-names.ts';
import { summaryOf } from './item-summary.ts';

/** An item as a list shows it, in a language. */
export function cardOf(row: ItemRow, catalogue: Catalogue, locale: Locale): ItemCard {
  const brand = catalogue.brandsById.get(row.brandId);
  const collection = row.collectionId === null ? undefined : catalogue.collectionsById.get(row.collectionId);
  return {
    url: row.url,
    catalog_type: row.catalogType as CatalogType,
    brand: { slug: brand?.slug ?? '', title: brand ? brandTitle(brand, locale) : '' },
    collection: collection ? { slug: collection.slug, title: collection.title } : null,
    model: modelTitle(row, collection?.title, locale),
    // The summary does not repeat the kind that stands for a missing name.
    summary: summaryOf(isNamedByKind(row, collection?.title, locale) ? { ...row, type: null } : row, locale),
    reference: row.reference,
    condition: row.condition as Condition,
    availability: row.availability as Availability,
    held_until: row.heldUntil && lastDayOf(row.heldUntil, catalogue.timeZone),
    cities: row.cities.map((alias) => ({
      id: alias,
      title: catalogue.cities.get(alias)?.title[locale] ?? alias,
    })),
    price: priceOf(row),
    tags: tagsOf(row),
    pictures: cardPictures(row, catalogue),
    diameter_mm: row.diameterMm,
    defects: row.defects.map((id) => titleOf('defects', id, locale)),
  };
}

/** Price of an item; null when it is on request, and in the archive, which hides prices (decisions 9 and 36). */
export function priceOf(row: Pick<ItemRow, 'stock' | 'priceUsd' | 'discountUsd'>): ItemCard['price'] {
  if (row.stock === 'archive' || row.priceUsd === null) return null;
  return { usd: row.priceUsd, discount_usd: row.discountUsd };
}

/** Tags of an item (§3): new or pre-owned by its condition, discounted, archive. */
export function tagsOf(row: Pick<ItemRow, 'stock' | 'condition' | 'discountUsd'>): Tag[] {
  const tags: Tag[] = [row.condition === 'new' ? 'new' : 'pre_owned'];
  if (row.stock === 'archive') tags.push('archive');
  else if (row.discountUsd !== null) tags.push('discounted');
  return tags;
}
