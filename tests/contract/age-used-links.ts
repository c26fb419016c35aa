import { isNotNull } from 'drizzle-orm';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';

const { mailTokens, subscriptionTokens } = schema;

/**
 * Moves the use of links more than a minute into the past, so that another click does not count as a double click.
 */
export async function ageUsedLinks(database: Database): Promise<void> {
  const usedAt = new Date(Date.now() - 61_000);
  await database.update(mailTokens).set({ usedAt }).where(isNotNull(mailTokens.usedAt));
  await database.update(subscriptionTokens).set({ usedAt }).where(isNotNull(subscriptionTokens.usedAt));
}
