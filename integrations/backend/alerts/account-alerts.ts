import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import type { CardSources } from '../catalogue/card-sources.ts';
import { isOfAccount } from '../database/alert-owner.ts';

const { alerts } = schema;

/** The open alerts of an account and of its requests, such as a notice of arrival, latest first. */
export async function alertsOf(
  database: Database,
  accountId: number,
  { items, catalogue, locale }: CardSources,
): Promise<Notifications['alerts']> {
  const rows = await database
    .select()
    .from(alerts)
    .where(and(isOfAccount(accountId), isNull(alerts.endedAt)))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
  const found = await items.byUrls(rows.flatMap(({ itemUrl }) => itemUrl ?? []));
  const cards = new Map(found.map((item) => [item.url, cardOf(item, catalogue, locale)]));
  return rows.map(({ id, kind, itemUrl, title, createdAt }) => ({
    id,
    kind,
    item: cards.get(itemUrl ?? '') ?? null,
    title,
    created_at: createdAt.toISOString(),
  }));
}

/** Ends an alert. @throws DomainError 'not-found' for an alert of another account. */
export async function endAlert(
  database: Database,
  accountId: number,
  id: number,
  now = new Date(),
): Promise<void> {
  const ended = await database
    .update(alerts)
    .set({ endedAt: now })
    .where(and(eq(alerts.id, id), isOfAccount(accountId)))
    .returning({ id: alerts.id });
  if (ended.length === 0) throw notFound('Alert');
}
