import { desc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { availabilityChanges } = schema;

/** Number of the last change of where a piece stands; 0 when there was none. Whoever has seen another has seen old news. */
export async function lastChangeOf(tx: Database, itemId: number): Promise<number> {
  const [last] = await tx
    .select({ id: availabilityChanges.id })
    .from(availabilityChanges)
    .where(eq(availabilityChanges.itemId, itemId))
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  return last?.id ?? 0;
}
