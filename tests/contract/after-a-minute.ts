import { isNotNull } from 'drizzle-orm';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';

const { mailTokens, subscriptionTokens } = schema;

/** Links that were used were used a minute and more ago: pressing one again is no second click any more. */
export async function afterAMinute(database: Database): Promise<void> {
  const usedAt = new Date(Date.now() - 61_000);
  await database.update(mailTokens).set({ usedAt }).where(isNotNull(mailTokens.usedAt));
  await database.update(subscriptionTokens).set({ usedAt }).where(isNotNull(subscriptionTokens.usedAt));
}
