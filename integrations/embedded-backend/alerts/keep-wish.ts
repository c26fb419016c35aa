import type { Locale } from '#src/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

/** A wish to hear of an item. */
export interface Wish {
  owner: string;
  itemUrl: string;
  recipient: string;
  locale: Locale;
}

/** Notes a wish, in the transaction of what it came with; the same one twice is one. */
export async function keepWish(tx: Database, wish: Wish, now = new Date()): Promise<void> {
  await tx
    .insert(schema.alerts)
    .values({ ...wish, createdAt: now })
    .onConflictDoNothing();
}
