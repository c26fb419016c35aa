import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';

const { orders } = schema;

/**
 * Assigns orders without an account to an account with the same confirmed address (decision 230). This includes
 * orders from before the account existed or had this address.
 */
export async function claimOrders(
  database: Database,
  { id, email, confirmedAt }: Pick<AccountRow, 'id' | 'email' | 'confirmedAt'>,
): Promise<void> {
  if (!confirmedAt) return;
  await database
    .update(orders)
    .set({ accountId: id })
    .where(and(eq(orders.email, email), isNull(orders.accountId)));
}
