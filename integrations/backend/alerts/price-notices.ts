import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  MOST_PRICE_NOTICES,
  type PriceNotices,
} from '@tourbillon/domain/contract/personal-area/price-notices.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { notFound } from '../errors/domain-error.ts';
import type { CardSources } from '../catalogue/card-sources.ts';
import { PRICE_NOTICE_OPTION } from './end-letters.ts';
import { ownerOf } from '../database/alert-owner.ts';

const { alerts, items, savedItems } = schema;

/** The latest favourites of an account, and whether each has a price alert. */
export async function priceNoticesOf(
  database: Database,
  { id, notifications }: AccountRow,
  { items: rows, catalogue, locale }: CardSources,
): Promise<PriceNotices> {
  const favourites = await database
    .select({ url: savedItems.url })
    .from(savedItems)
    .where(and(eq(savedItems.accountId, id), eq(savedItems.list, 'favorite'), eq(savedItems.kept, true)))
    .orderBy(desc(savedItems.changedAt), desc(savedItems.url))
    .limit(MOST_PRICE_NOTICES);
  const urls = favourites.map(({ url }) => url);
  const waiting = await database
    .select({ url: alerts.itemUrl })
    .from(alerts)
    .where(and(ofPrices(id), inArray(alerts.itemUrl, urls), isNull(alerts.endedAt)));
  const notified = new Set(waiting.map(({ url }) => url));
  const found = new Map((await rows.byUrls(urls)).map((row) => [row.url, row]));
  return {
    all: notifications.includes(PRICE_NOTICE_OPTION),
    items: urls.flatMap((url) => {
      const row = found.get(url);
      return row ? [{ item: cardOf(row, catalogue, locale), alert: notified.has(url) }] : [];
    }),
  };
}

/** Starts or ends the price alert of one item. @throws DomainError 'not-found' for an unknown item. */
export async function editPriceNotice(
  database: Database,
  { id, email, locale }: AccountRow,
  { catalog_type, url, alert }: { catalog_type: string; url: string; alert: boolean },
  now = new Date(),
): Promise<void> {
  const subject = `price:${catalog_type}/${url}`;
  if (!alert) {
    await database
      .update(alerts)
      .set({ endedAt: now })
      .where(and(eq(alerts.owner, ownerOf(id)), eq(alerts.subject, subject), isNull(alerts.endedAt)));
    return;
  }
  const there = and(eq(items.url, url), eq(items.catalogType, catalog_type));
  if ((await database.$count(items, there)) === 0) throw notFound('Item');
  const wish = {
    kind: 'price' as const,
    itemUrl: url,
    recipient: email,
    locale,
    createdAt: now,
    endedAt: null,
  };
  await database
    .insert(alerts)
    .values({ owner: ownerOf(id), subject, ...wish })
    .onConflictDoUpdate({ target: [alerts.owner, alerts.subject], set: wish });
}

function ofPrices(accountId: number) {
  return and(eq(alerts.owner, ownerOf(accountId)), eq(alerts.kind, 'price'));
}
