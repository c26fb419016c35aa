import { and, desc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

const { availabilityChanges } = schema;

/** A stock on sale. */
export type SaleStock = 'current' | 'dealer';

/** The stock that an item returns to: the last one that it left, or that was chosen for its draft. */
export async function saleStockOf(database: Database, itemId: number): Promise<SaleStock> {
  const [last] = await database
    .select({ stock: availabilityChanges.stock })
    .from(availabilityChanges)
    .where(
      and(eq(availabilityChanges.itemId, itemId), inArray(availabilityChanges.stock, ['current', 'dealer'])),
    )
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  return (last?.stock as SaleStock | undefined) ?? 'current';
}

/** An item with the stock that it has or, as a draft, will have once it is published. */
export async function withSaleStock(database: Database, row: ItemRow): Promise<ItemRow> {
  return row.stock === 'draft' ? { ...row, stock: await saleStockOf(database, row.id) } : row;
}

/**
 * Records the stock of a draft on sale as if the item had left that stock, so that publishing finds it (decision 709).
 * @returns whether it is another one than before.
 */
export async function storeSaleStock(
  tx: Database,
  itemId: number,
  { stock, availability, at }: { stock: SaleStock; availability: string; at: Date },
): Promise<boolean> {
  if ((await saleStockOf(tx, itemId)) === stock) return false;
  const state = availability as 'in_stock';
  await tx
    .insert(availabilityChanges)
    .values({ itemId, by: 'staff', before: state, after: state, stock, at });
  return true;
}
