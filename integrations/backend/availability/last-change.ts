import { desc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { availabilityChanges } = schema;

/** Id of the last change of an item's availability; 0 when there was none. Used to detect stale data. */
export async function lastChangeOf(tx: Database, itemId: number): Promise<number> {
  const [last] = await tx
    .select({ id: availabilityChanges.id })
    .from(availabilityChanges)
    .where(eq(availabilityChanges.itemId, itemId))
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  return last?.id ?? 0;
}
