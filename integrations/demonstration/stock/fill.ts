import { eq } from 'drizzle-orm';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import type { Progress } from '@tourbillon/backend/process/startup-progress.ts';
import { accessoryItems } from './accessory-items.ts';
import { artItems } from './art-items.ts';
import { fillBrands, type Register } from './fill-brands.ts';
import { fillTickets } from './fill-tickets.ts';
import type { NewItem } from './goods-item.ts';
import { readGoods, type GoodsRows } from './goods-rows.ts';
import { jewelItems } from './jewel-items.ts';
import { readWatches, type SourceRow } from './source-row.ts';
import { watchItem } from './watch-item.ts';

/** Rows of one insert: 52 columns of each must stay below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 400;

/**
 * Fills an empty database with demonstration data, once: all in one transaction with the marker, so that a fill that is
 * cut short leaves nothing and starts again.
 */
export async function fillDemoData(database: Database, progress: Progress): Promise<void> {
  const { markers } = schema;
  const filled = await database.select().from(markers).where(eq(markers.name, 'demo-data'));
  if (filled.length > 0) return;
  const [watches, goods] = await Promise.all([readWatches(), readGoods()]);
  await database.transaction(async (transaction) => {
    await fillCurrency(transaction);
    const register = await fillBrands(transaction, watches, goods);
    await fillItems(transaction, progress, watches, goods, register);
    await fillTickets(transaction);
    // What is there from the beginning is no news to anybody.
    await transaction.delete(schema.stockEvents);
    await transaction.insert(markers).values({ name: 'demo-data', value: 1 });
  });
  await database.execute('analyze');
}

/** Demonstration rates; a shop puts its own into the table. */
async function fillCurrency(database: Database): Promise<void> {
  const updatedAt = new Date('2026-11-01T00:00:00Z');
  const rates = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 } as const;
  await database.insert(schema.currencyRates).values(
    (Object.keys(rates) as (keyof typeof rates)[]).map((code) => ({
      code,
      unitsPerUsd: rates[code],
      updatedAt,
    })),
  );
}

async function fillItems(
  database: Database,
  progress: Progress,
  watches: readonly SourceRow[],
  goods: GoodsRows,
  register: Register,
): Promise<void> {
  const others = [
    ...jewelItems(goods.jewellery, register.of('jewelry')),
    ...accessoryItems(goods.accessories, register.of('accessory')),
    ...artItems(goods.art, goods.artTitles, register.of('art')),
  ];
  const total = watches.length + others.length;
  const ofWatch = register.of('clock');
  const insert = async (done: number, rows: NewItem[]) => {
    progress('import-watches', done, total);
    await database.insert(schema.items).values(rows);
  };
  for (let start = 0; start < watches.length; start += ROWS_AT_ONCE) {
    const rows = watches.slice(start, start + ROWS_AT_ONCE).map((row) => {
      const { id, title, collectionId } = ofWatch({ brand: row.brand, line: row.collection_title });
      return watchItem(row, { brandId: id, brandTitle: title, collectionId });
    });
    await insert(start, rows);
  }
  for (let start = 0; start < others.length; start += ROWS_AT_ONCE) {
    await insert(watches.length + start, others.slice(start, start + ROWS_AT_ONCE));
  }
  progress('import-watches', total, total);
}
