import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';

const { orders } = schema;

/**
 * Gives an account the orders that were sent without one under its address, once that is confirmed (decision 230): also
 * those from before the account was there, or before it had this address.
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
