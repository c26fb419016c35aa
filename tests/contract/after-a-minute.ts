import { isNotNull } from 'drizzle-orm';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';

/** Links that were used were used a minute and more ago: pressing one again is no second click any more. */
export async function afterAMinute(database: Database): Promise<void> {
  const usedAt = new Date(Date.now() - 61_000);
  for (const links of [schema.mailTokens, schema.subscriptionTokens]) {
    await database.update(links).set({ usedAt }).where(isNotNull(links.usedAt));
  }
}
