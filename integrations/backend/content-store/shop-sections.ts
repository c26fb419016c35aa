import { CATALOG_TYPES, type CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';

/** The sections that the shop has enabled (`sections` of shop.json); by default all. */
export async function shopSections(database: Database): Promise<ReadonlySet<CatalogType>> {
  // A document that an older release imported lacks the key.
  const shop: { sections?: CatalogType[] } | undefined = await readDocument(database, 'shop');
  return new Set(shop?.sections ?? CATALOG_TYPES);
}
