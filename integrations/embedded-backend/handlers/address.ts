import type { CatalogType } from '#src/sections/sections.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { notFound } from '../http/failures.ts';

/** Brand and collection of a list's address as the answer names them. */
export interface Address {
  brand: { slug: string; title: string; about: string | null } | null;
  collection: { slug: string; title: string } | null;
}

/**
 * Looks up the brand and collection of an address (decision 5).
 * @throws Failure 404 when the section does not know the brand, or the brand not the collection.
 */
export function addressOf(
  catalogue: Catalogue,
  catalogType: CatalogType,
  request: { brand?: string | undefined; collection?: string | undefined },
): Address {
  if (request.brand === undefined) {
    if (request.collection !== undefined) throw notFound('Collection');
    return { brand: null, collection: null };
  }
  const brand = catalogue.brands.get(request.brand);
  if (!brand?.sections.includes(catalogType)) throw notFound('Brand');
  const named = { slug: brand.slug, title: brand.title, about: null };
  if (request.collection === undefined) return { brand: named, collection: null };
  for (const { brandId, slug, title } of catalogue.collectionsById.values()) {
    if (brandId === brand.id && slug === request.collection)
      return { brand: named, collection: { slug, title } };
  }
  throw notFound('Collection');
}
