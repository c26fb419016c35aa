import type {
  BrandRow,
  Demonstration,
  SampleStock,
} from '@tourbillon/backend/demonstration/demonstration.ts';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { openDatabase, type DatabasePlace } from '@tourbillon/backend/database/open/open-database.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';

/** Take one of this many watches, and all items of the smaller sections. */
const ONE_OF = 12;

/**
 * Fills an empty database with a part of the demonstration's goods, without texts.
 */
export async function fillSmallStock(place: DatabasePlace): Promise<void> {
  const { database, migrate, close } = await openDatabase(place);
  try {
    await migrate();
    await fillDatabase(database, SMALL, () => undefined);
  } finally {
    await close();
  }
}

const SMALL: Demonstration = {
  ...demonstration,
  readStock: async (brands: readonly BrandRow[]) => fewerWatches(await demonstration.readStock(brands)),
};

/** A stock with fewer watches and the rows that belong to them. */
function fewerWatches(stock: SampleStock): SampleStock {
  const items = stock.items.filter(
    ({ catalogType }, place) => catalogType !== 'clock' || place % ONE_OF === 0,
  );
  const kept = new Set(items.map(({ id }) => id));
  const ofKept = ({ itemId }: { itemId: number }) => kept.has(itemId);
  return {
    ...stock,
    items,
    inspections: stock.inspections.filter(ofKept),
    previousPrices: stock.previousPrices.filter(ofKept),
    holds: stock.holds.filter(ofKept),
  };
}
