import { and, asc, eq, inArray, isNotNull, isNull, lte, notLike, or, sql } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { wantsArrivals } from './arrivals-topic.ts';
import { PRICE_NOTICE_OPTION } from './end-letters.ts';

const { accounts, alerts, items, savedFilters, savedItems } = schema;

/** Filters read at a time. */
const AT_ONCE = 1_000;

/** The account of an alert, if it belongs to one. */
const ofAccount = sql`${alerts.owner} = 'account:' || ${accounts.id}`;

/** An account that may get letters: its mailbox is confirmed, and it is not being deleted. */
const reachable = and(isNotNull(accounts.confirmedAt), isNull(accounts.deleteAt));

/** The language of an alert's letters: that of its account, if it belongs to one. */
const letterLocale = sql<Locale>`coalesce(${accounts.locale}, ${alerts.locale})`;

/**
 * Reads the filters whose owners are notified of arrivals, with their addresses, in portions. All filters of one
 * person are in the same portion.
 */
export async function* filterAlertRecipients(database: Database) {
  let [owner, id] = ['', 0];
  let held: Awaited<ReturnType<typeof filtersAfter>> = [];
  for (;;) {
    const rows = await filtersAfter(database, owner, id);
    const last = rows.at(-1);
    const isLast = !last || rows.length < AT_ONCE;
    const people = [...Map.groupBy([...held, ...rows], (row) => row.owner).values()];
    // The next rows may contain more filters of the last person.
    held = isLast ? [] : (people.pop() ?? []);
    yield people;
    if (isLast) return;
    [owner, id] = [last.owner, last.id];
  }
}

function filtersAfter(database: Database, owner: string, id: number) {
  return database
    .select({
      id: alerts.id,
      owner: alerts.owner,
      list: alerts.list,
      filters: alerts.filters,
      title: alerts.title,
      recipient: alerts.recipient,
      locale: letterLocale,
      createdAt: alerts.createdAt,
      path: savedFilters.path,
      search: savedFilters.search,
      filterLocale: savedFilters.locale,
    })
    .from(alerts)
    .leftJoin(accounts, ofAccount)
    .leftJoin(savedFilters, sql`${alerts.subject} = 'filter:' || ${savedFilters.id}`)
    .where(
      and(
        sql`(${alerts.owner}, ${alerts.id}) > (${owner}, ${id})`,
        eq(alerts.kind, 'filter'),
        isNull(alerts.endedAt),
        or(notLike(alerts.owner, 'account:%'), and(reachable, wantsArrivals)),
      ),
    )
    .orderBy(asc(alerts.owner), asc(alerts.id))
    .limit(AT_ONCE);
}

/** A filter whose owner is notified of arrivals. */
export type FilterAlertRecipient = Awaited<ReturnType<typeof filtersAfter>>[number];

/** Favourites among some items, of accounts that want letters about offers. */
export function favouriteRecipients(database: Database, urls: readonly string[]) {
  return database
    .select({
      url: savedItems.url,
      since: savedItems.changedAt,
      accountId: accounts.id,
      recipient: accounts.email,
      locale: accounts.locale,
    })
    .from(savedItems)
    .innerJoin(accounts, eq(accounts.id, savedItems.accountId))
    .where(
      and(
        eq(savedItems.list, 'favorite'),
        eq(savedItems.kept, true),
        inArray(savedItems.url, [...urls]),
        reachable,
        sql`${accounts.notifications} @> ${JSON.stringify([PRICE_NOTICE_OPTION])}::jsonb`,
      ),
    )
    .orderBy(asc(accounts.id));
}

/** Those of some items whose price an account wants to be notified about. */
export function priceAlertRecipients(database: Database, urls: readonly string[]) {
  return database
    .select({
      url: alerts.itemUrl,
      since: alerts.createdAt,
      accountId: accounts.id,
      recipient: accounts.email,
      locale: accounts.locale,
    })
    .from(alerts)
    .innerJoin(accounts, ofAccount)
    .where(
      and(eq(alerts.kind, 'price'), isNull(alerts.endedAt), inArray(alerts.itemUrl, [...urls]), reachable),
    )
    .orderBy(asc(accounts.id));
}

/** Alerts that some arrivals may match, with the item of each alert. */
export function itemAlertRecipients(database: Database, arrived: readonly ItemRow[], before: Date) {
  return database
    .select({ alert: alerts, wanted: items, locale: letterLocale })
    .from(alerts)
    .leftJoin(accounts, ofAccount)
    .innerJoin(items, eq(items.url, alerts.itemUrl))
    .where(
      and(
        eq(alerts.kind, 'item'),
        isNull(alerts.endedAt),
        lte(alerts.createdAt, before),
        or(
          inArray(
            items.id,
            arrived.map(({ id }) => id),
          ),
          and(
            eq(items.stock, 'archive'),
            inArray(items.brandId, [...new Set(arrived.map(({ brandId }) => brandId))]),
          ),
        ),
      ),
    )
    .orderBy(asc(alerts.id));
}
