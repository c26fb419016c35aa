import { and, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { ownerOf } from '../database/alert-owner.ts';
import { turnOnArrivals } from './arrivals-topic.ts';

const { alerts } = schema;

/** The SQL condition for the alert of a saved filter. @param filter its id, or the column of a join. */
export function alertOfFilter(accountId: number, filter: typeof schema.savedFilters.id): SQL | undefined {
  return and(eq(alerts.owner, ownerOf(accountId)), eq(alerts.subject, sql`'filter:' || ${filter}`));
}

/** Starts to notify the owner of a filter of arrivals that match it; this turns the topic on (decision 618). */
export async function startAlertOfFilter(
  tx: Database,
  { id, email, locale }: AccountRow,
  filter: typeof schema.savedFilters.$inferSelect,
  now: Date,
): Promise<void> {
  const wish = {
    kind: 'filter' as const,
    list: filter.path.split('/')[1] ?? '',
    filters: filter.filters,
    title: filter.title,
    recipient: email,
    locale,
    createdAt: now,
    endedAt: null,
  };
  await tx
    .insert(alerts)
    .values({ owner: ownerOf(id), subject: `filter:${filter.id}`, ...wish })
    .onConflictDoUpdate({ target: [alerts.owner, alerts.subject], set: wish });
  await turnOnArrivals(tx, id);
}

/** Ends the alert of a filter. */
export async function endAlertOfFilter(
  tx: Database,
  accountId: number,
  id: number,
  now: Date,
): Promise<void> {
  await tx
    .update(alerts)
    .set({ endedAt: now })
    .where(and(eq(alerts.owner, ownerOf(accountId)), eq(alerts.subject, `filter:${id}`)));
}
