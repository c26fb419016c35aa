import { and, between, desc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { createBlockCache } from '../database/block-cache.ts';
import type { Block } from '../database/item-blocks.ts';

/** Previous prices that a page can show. */
const MOST_PRICES = 12;

/** The records of an item besides its row. */
export interface ItemRecords {
  inspection: typeof schema.inspections.$inferSelect | undefined;
  /** Previous prices, latest first. */
  previousPrices: (typeof schema.itemPrices.$inferSelect)[];
  /** Placeholder of the main photograph, a data URL. */
  placeholder: string | null;
}

/** Reads the records of items through a cache. */
export interface RecordsReader {
  of(itemId: number): Promise<ItemRecords>;
  /** Drops the records of changed items; without them everything. */
  drop(itemIds?: readonly number[]): void;
}

/** Opens a reader of records. */
export function createRecordsReader(database: Database): RecordsReader {
  const cache = createBlockCache((block) => readBlock(database, block));
  return {
    async of(itemId) {
      const { inspections, prices, placeholders } = await cache.of(itemId);
      return {
        inspection: inspections.get(itemId),
        previousPrices: prices.get(itemId) ?? [],
        placeholder: placeholders.get(itemId) ?? null,
      };
    },
    drop: (itemIds) => cache.drop(itemIds),
  };
}

/** Three statements for all items of a block: on PGlite a small statement is mostly overhead. */
async function readBlock(database: Database, { first, last }: Block) {
  const { inspections, itemPhotos, itemPrices } = schema;
  const [inspected, priced, photographed] = await Promise.all([
    database
      .select()
      .from(inspections)
      .where(between(inspections.itemId, first, last)),
    database
      .select()
      .from(itemPrices)
      .where(between(itemPrices.itemId, first, last))
      .orderBy(desc(itemPrices.endedAt), desc(itemPrices.id)),
    database
      .select({ itemId: itemPhotos.itemId, placeholder: itemPhotos.placeholder })
      .from(itemPhotos)
      .where(and(between(itemPhotos.itemId, first, last), eq(itemPhotos.position, 0))),
  ]);
  // Infinite days, which the database refuses, would make the page of their item fail.
  const validInspections = inspected.filter(({ inspectedOn }) => !inspectedOn.includes('infinity'));
  const dated = priced.filter(({ endedAt }) => !Number.isNaN(endedAt.getTime()));
  const prices = Map.groupBy(dated, ({ itemId }) => itemId);
  for (const [itemId, all] of prices) prices.set(itemId, all.slice(0, MOST_PRICES));
  return {
    inspections: new Map(validInspections.map((inspection) => [inspection.itemId, inspection])),
    prices,
    placeholders: new Map(
      photographed.flatMap(({ itemId, placeholder }) =>
        placeholder?.startsWith('data:image/') ? [[itemId, placeholder] as const] : [],
      ),
    ),
  };
}
