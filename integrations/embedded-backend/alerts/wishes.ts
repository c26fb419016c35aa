import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notLike, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { PRICES_OPTION } from './end-letters.ts';

const { accounts, alerts, items, savedFilters, savedItems } = schema;

/** Filters read at a time. */
const AT_ONCE = 5_000;

/** The account of an alert, where it is of one. */
const ofAccount = sql`${alerts.owner} = 'account:' || ${accounts.id}`;

/** An account that letters may go to: its mailbox is its own, and it stays. */
const reachable = and(isNotNull(accounts.confirmedAt), isNull(accounts.deleteAt));

/** Filters whose arrivals are told, by id, some at a time, with the address of each. */
export async function* filtersWanted(database: Database) {
  for (let after = 0; ;) {
    const rows = await database
      .select({
        id: alerts.id,
        owner: alerts.owner,
        list: alerts.list,
        filters: alerts.filters,
        title: alerts.title,
        recipient: alerts.recipient,
        locale: alerts.locale,
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
          gt(alerts.id, after),
          eq(alerts.kind, 'filter'),
          isNull(alerts.endedAt),
          or(notLike(alerts.owner, 'account:%'), reachable),
        ),
      )
      .orderBy(asc(alerts.id))
      .limit(AT_ONCE);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

export type WantedFilter =
  ReturnType<typeof filtersWanted> extends AsyncGenerator<(infer Row)[]> ? Row : never;

/** Favourites among some items, of accounts that want to hear of offers. */
export function favouritesWanted(database: Database, urls: readonly string[]) {
  return database
    .select({
      url: savedItems.url,
      changedAt: savedItems.changedAt,
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
        sql`${accounts.notifications} @> ${JSON.stringify([PRICES_OPTION])}::jsonb`,
      ),
    )
    .orderBy(asc(accounts.id));
}

/** Alerts that some arrivals may answer, with the item each is about. */
export function alertsFor(database: Database, arrived: readonly ItemRow[], before: Date) {
  return database
    .select({ alert: alerts, wanted: items })
    .from(alerts)
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
