import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';

const { subscribers } = schema;

/**
 * The condition for the subscription of an account: that of its mailbox. While the mailbox is not confirmed, a
 * subscription that is older than the account may be somebody else's, and is not the account's (decision 662).
 */
export function isSubscriptionOf({
  email,
  confirmedAt,
  createdAt,
}: Pick<AccountRow, 'email' | 'confirmedAt' | 'createdAt'>): SQL | undefined {
  const isOfMailbox = eq(subscribers.email, email);
  const begun = sql`coalesce(${subscribers.consentedAt}, ${subscribers.createdAt})`;
  return confirmedAt ? isOfMailbox : and(isOfMailbox, gte(begun, createdAt));
}
