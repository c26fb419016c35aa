import { count } from 'drizzle-orm';
import { listWord, SECTIONS, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { schema, type Database } from '../database/database.ts';

/** The number of items of each list, by the first segment of its path; rows that lists leave out are counted too. */
export async function listSizes(database: Database): Promise<ReadonlyMap<string, number>> {
  const { catalogType, stock } = schema.items;
  const rows = await database
    .select({ catalogType, stock, size: count() })
    .from(schema.items)
    .groupBy(catalogType, stock);
  return new Map(
    rows.flatMap((row): [string, number][] => {
      if (row.stock === 'draft') return [];
      const word = listWord(SECTIONS[row.catalogType as CatalogType], row.stock);
      return word === undefined ? [] : [[word, row.size]];
    }),
  );
}
