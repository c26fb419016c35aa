import { and, count, eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { readDocument } from '../content-store/read-document.ts';

const { accounts, orders, requests } = schema;

/**
 * Whether an account is a regular customer's, who gets free delivery and fitting (§6). The staff's decision comes
 * first. Otherwise it needs the number of purchases in `regular_customer.purchases` of the shop's content file.
 */
export async function isRegular(
  database: Database,
  { id, regular }: Pick<AccountRow, 'id' | 'regular'>,
): Promise<boolean> {
  if (regular !== null) return regular;
  const shop = await readDocument(database, 'shop');
  const [bought] = await database
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.accountId, id), eq(orders.state, 'sold')));
  return shop !== undefined && (bought?.count ?? 0) >= shop.regular_customer.purchases;
}

/**
 * Whether the sender of a request is a regular customer; false without an account. The account of an order comes
 * first, because an order may get one later (decision 230).
 */
export async function isRegularSender(database: Database, requestId: number): Promise<boolean> {
  const [account] = await database
    .select({ id: accounts.id, regular: accounts.regular })
    .from(requests)
    .leftJoin(orders, eq(orders.requestId, requests.id))
    .innerJoin(accounts, eq(accounts.id, sql`coalesce(${orders.accountId}, ${requests.accountId})`))
    .where(eq(requests.id, requestId));
  return account !== undefined && isRegular(database, account);
}

/** Stores the staff's decision about a customer; null restores the rule. @returns whether the account exists. */
export async function setRegular(
  database: Database,
  email: string,
  regular: boolean | null,
): Promise<boolean> {
  const set = await database
    .update(accounts)
    .set({ regular })
    .where(eq(accounts.email, email.toLowerCase()))
    .returning({ id: accounts.id });
  return set.length > 0;
}
