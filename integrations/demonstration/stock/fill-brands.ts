import { readFile } from 'node:fs/promises';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import type { Titles } from '@tourbillon/backend/database/schema/titles.ts';
import type { GoodsRows } from './goods-rows.ts';
import { addressWord } from './item-url.ts';
import type { Catalogued } from './jewel-items.ts';
import type { SourceRow } from './source-row.ts';

interface BrandSource {
  slug: string;
  title: string;
  titles?: Titles;
  country: string | null;
  sections: string[];
}

/** Finds the brand and the collection of a source row. */
export interface Register {
  /** @throws when the row names a brand that `brands.json` lacks. */
  of(catalogType: CatalogType): (row: { brand: string; line: string }) => Catalogued;
}

/** Inserts the brands, their ids in the order of the alphabet, and every collection that a row names. */
export async function fillBrands(
  database: Database,
  watches: readonly SourceRow[],
  goods: GoodsRows,
): Promise<Register> {
  const text = await readFile(new URL(import.meta.resolve('@tourbillon/backend/vocabulary/brands.json')), 'utf8');
  const brands = (JSON.parse(text) as BrandSource[]).map((brand, position) => ({ id: position + 1, ...brand }));
  await database.insert(schema.brands).values(brands);
  const brandOf = new Map(brands.map((brand) => [brand.slug, brand]));

  const collections = new Map<string, typeof schema.collections.$inferInsert>();
  const keyOf = (...parts: string[]) => parts.join('/');
  const add = (catalogType: CatalogType, brand: string, title: string, slug: string) => {
    const key = keyOf(catalogType, brand, title);
    const brandId = brandOf.get(brand)?.id;
    if (title === '' || brandId === undefined || collections.has(key)) return;
    collections.set(key, { id: collections.size + 1, brandId, catalogType, slug, title });
  };
  for (const row of watches) add('clock', row.brand, row.collection_title, row.collection);
  for (const { brand, line } of goods.jewellery) add('jewelry', brand, line, addressWord(line));
  for (const { brand, line } of goods.accessories) add('accessory', brand, line, addressWord(line));
  await database.insert(schema.collections).values([...collections.values()]);

  return {
    of: (catalogType) => (row) => {
      const brand = brandOf.get(row.brand);
      if (!brand) throw new Error(`A source row names the unknown brand ${row.brand}`);
      const collectionId = collections.get(keyOf(catalogType, row.brand, row.line))?.id ?? null;
      return { id: brand.id, title: brand.title, collectionId };
    },
  };
}
