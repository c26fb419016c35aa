import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { OPTION_OF } from './end-alert.ts';

const { accounts, alerts, items, savedFilters, savedItems } = schema;

/** Filters read at a time. */
const AT_ONCE = 5_000;

/** An account that letters may go to: its mailbox is its own, it stays, and it wants such letters. */
function wants(option: string) {
  return and(
    isNotNull(accounts.confirmedAt),
    isNull(accounts.deleteAt),
    sql`${accounts.notifications} @> ${JSON.stringify([option])}::jsonb`,
  );
}

/** Saved filters of accounts that want to hear of arrivals, by id, some at a time. */
export async function* savedFiltersWanted(database: Database) {
  for (let after = 0; ;) {
    const rows = await database
      .select({
        id: savedFilters.id,
        title: savedFilters.title,
        path: savedFilters.path,
        search: savedFilters.search,
        filters: savedFilters.filters,
        filterLocale: savedFilters.locale,
        createdAt: savedFilters.createdAt,
        accountId: accounts.id,
        recipient: accounts.email,
        locale: accounts.locale,
      })
      .from(savedFilters)
      .innerJoin(accounts, eq(accounts.id, savedFilters.accountId))
      .where(and(gt(savedFilters.id, after), wants(OPTION_OF.arrivals)))
      .orderBy(asc(savedFilters.id))
      .limit(AT_ONCE);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
export type WantedFilter =
  Awaited<ReturnType<typeof savedFiltersWanted>> extends AsyncGenerator<(infer Row)[]> ? Row : never;

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
        wants(OPTION_OF.prices),
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
