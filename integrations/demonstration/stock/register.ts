import type { BrandRow, NewCollection } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { GoodsRows } from './goods-rows.ts';
import { slugify } from '@tourbillon/domain/sections/slugify.ts';
import type { Catalogued } from './jewel-items.ts';
import type { SourceRow } from './source-row.ts';

/** The collections of the stock, and a look-up of brand and collection for a source row. */
export interface Register {
  collections: readonly NewCollection[];
  /** @throws when the brand of the row is unknown. */
  of(catalogType: CatalogType): (row: { brand: string; line: string }) => Catalogued;
}

/** Registers every collection of the rows, in their order. */
export function register(
  brands: readonly BrandRow[],
  watches: readonly SourceRow[],
  goods: GoodsRows,
): Register {
  const brandOf = new Map(brands.map((brand) => [brand.slug, brand]));
  const collections = new Map<string, NewCollection>();
  const keyOf = (...parts: string[]) => parts.join('/');
  const add = (catalogType: CatalogType, brand: string, title: string, slug: string) => {
    const key = keyOf(catalogType, brand, title);
    const brandId = brandOf.get(brand)?.id;
    if (title === '' || brandId === undefined || collections.has(key)) return;
    collections.set(key, { id: collections.size + 1, brandId, catalogType, slug, title });
  };
  for (const row of watches) add('clock', row.brand, row.collection_title, row.collection);
  for (const { brand, line } of goods.jewellery) add('jewelry', brand, line, slugify(line));
  for (const { brand, line } of goods.accessories) add('accessory', brand, line, slugify(line));
  return {
    collections: [...collections.values()],
    of: (catalogType) => (row) => {
      const brand = brandOf.get(row.brand);
      if (!brand) throw new Error(`A source row names the unknown brand ${row.brand}`);
      const collectionId = collections.get(keyOf(catalogType, row.brand, row.line))?.id ?? null;
      return { id: brand.id, title: brand.title, collectionId };
    },
  };
}
