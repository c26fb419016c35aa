import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { SECTIONS, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue, Collection } from '../catalogue/catalogue.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import { notFound } from '../errors/domain-error.ts';

/** Brand and collection of a list's address, as the response names them. */
export interface Address {
  brand: { slug: string; title: string } | null;
  collection: { slug: string; title: string } | null;
}

/**
 * Looks up the brand and collection of an address (decision 5).
 * @throws DomainError 'not-found' when the section does not know the brand, or the brand not the collection.
 */
export function addressOf(
  catalogue: Catalogue,
  catalogType: CatalogType,
  request: { brand?: string | undefined; collection?: string | undefined },
  locale: Locale,
): Address {
  if (request.brand === undefined) {
    if (request.collection !== undefined) throw notFound('Collection');
    return { brand: null, collection: null };
  }
  const brand = catalogue.brands.get(request.brand);
  if (!brand?.sections.includes(catalogType)) throw notFound('Brand');
  const named = { slug: brand.slug, title: brandTitle(brand, locale) };
  if (request.collection === undefined) return { brand: named, collection: null };
  const collection = SECTIONS[catalogType].hasCollections
    ? collectionOf(catalogue, catalogType, brand.id, request.collection)
    : undefined;
  if (!collection) throw notFound('Collection');
  return { brand: named, collection: { slug: collection.slug, title: collection.title } };
}

function collectionOf(
  catalogue: Catalogue,
  catalogType: CatalogType,
  brandId: number,
  slug: string,
): Collection | undefined {
  for (const collection of catalogue.collectionsById.values()) {
    if (
      collection.brandId === brandId &&
      collection.catalogType === catalogType &&
      collection.slug === slug
    ) {
      return collection;
    }
  }
  return undefined;
}
