import { and, desc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { availabilityChanges } = schema;

/** The request that a sold item was sold for. @param itemId of the row `items`. @returns null if it is not known. */
export async function buyerOf(tx: Database, itemId: number): Promise<number | null> {
  const [sale] = await tx
    .select({ request: availabilityChanges.requestId })
    .from(availabilityChanges)
    .where(and(eq(availabilityChanges.itemId, itemId), eq(availabilityChanges.after, 'sold')))
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  return sale?.request ?? null;
}
