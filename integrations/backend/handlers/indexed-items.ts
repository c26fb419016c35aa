import {
  type CatalogType,
  isCatalogType,
  listWord,
  type Section,
  SECTIONS,
} from '@tourbillon/domain/sections/sections.ts';
import { indexedCollections, indexedIds, indexedPortions } from '../catalogue/indexed-items.ts';
import { notFound } from '../errors/domain-error.ts';
import { pictureNames } from '../media/item-pictures.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Size of the catalogue for search engines. */
export function indexedStockHandler({ database, catalogue }: HandlerServices): Handler<'indexedStock'> {
  return async () => {
    const { brandsById, collectionsById, sections } = catalogue.current();
    const [groups, portions] = await Promise.all([
      indexedCollections(database, sections),
      indexedPortions(database, sections),
    ]);
    const lists = new Map<
      string,
      { word: string; brand: string | null; collection: string | null; at: Date }
    >();
    for (const { catalogType, stock, brandId, collectionId, updatedAt } of groups) {
      if (!isCatalogType(catalogType) || stock === 'draft') continue;
      const section: Section = SECTIONS[catalogType];
      const word = listWord(section, stock);
      const brand = brandsById.get(brandId)?.slug;
      if (!word || !brand || !updatedAt) continue;
      const collection = collectionId === null ? undefined : collectionsById.get(collectionId)?.slug;
      const shelves = [
        [null, null],
        [brand, null],
        ...(section.hasCollections && collection ? [[brand, collection]] : []),
      ];
      for (const [ofBrand = null, ofCollection = null] of shelves) {
        const key = [word, ofBrand, ofCollection].join('/');
        const known = lists.get(key);
        const at = known && known.at > updatedAt ? known.at : updatedAt;
        lists.set(key, { word, brand: ofBrand, collection: ofCollection, at });
      }
    }
    return {
      lists: [...lists.values()].map(({ at, ...list }) => ({ ...list, updated_at: at.toISOString() })),
      items: portions.map(({ from, updatedAt }) => ({ from, updated_at: updatedAt })),
    };
  };
}

/** A batch of items with their pictures. */
export function indexedItemsHandler({
  database,
  catalogue,
  items: cached,
}: HandlerServices): Handler<'indexedItems'> {
  return async ({ from }) => {
    const ids = await indexedIds(database, catalogue.current().sections, from);
    if (ids[0] !== from) throw notFound('Portion');
    // The cached rows include the picture names, which are expensive to compute.
    const rows = await cached.byIds(ids);
    const now = catalogue.current();
    return {
      data: rows.map((row) => ({
        catalog_type: row.catalogType as CatalogType,
        url: row.url,
        updated_at: row.updatedAt.toISOString(),
        pictures: pictureNames(row, now),
      })),
    };
  };
}
