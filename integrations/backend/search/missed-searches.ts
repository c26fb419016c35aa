import { and, eq, lt, sql } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { missedQuery } from './missed-query.ts';

const { missedSearches } = schema;

/** Maximum number of different queries stored per day and language, so that invented queries cannot fill the disk. */
const MOST = 500;

/** Days that queries are stored. */
const STORED_DAYS = 90;

/** Counts a query without results. @returns whether it was counted. */
export async function countMissed(
  database: Database,
  locale: Locale,
  typed: string,
  now = new Date(),
): Promise<boolean> {
  const query = missedQuery(typed);
  if (query === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  const amount = sql`${missedSearches.amount} + 1`;
  const ofDay = and(eq(missedSearches.day, day), eq(missedSearches.locale, locale));
  const known = await database
    .update(missedSearches)
    .set({ amount })
    .where(and(ofDay, eq(missedSearches.query, query)))
    .returning({ amount: missedSearches.amount });
  if (known.length > 0) return true;
  if ((await database.$count(missedSearches, ofDay)) >= MOST) return false;
  await database
    .insert(missedSearches)
    .values({ day, locale, query, amount: 1 })
    .onConflictDoUpdate({
      target: [missedSearches.day, missedSearches.locale, missedSearches.query],
      set: { amount },
    });
  return true;
}

/** Deletes old counts. */
export async function deleteOldMissed(database: Database, now = new Date()): Promise<void> {
  const first = new Date(now.getTime() - STORED_DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
  await database.delete(missedSearches).where(lt(missedSearches.day, first));
}
