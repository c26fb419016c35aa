import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { today as todayCall } from '@tourbillon/domain/desk/today.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { addDays } from '../business-days/working-days.ts';
import { schema, type Database } from '../database/database.ts';
import { ofOffice, piecesOfOffice } from '../database/of-office.ts';
import { isLate } from '../requests/requests.ts';

const { itemPhotos, items, missedSearches, orders, pledgeTickets, requests } = schema;

/** Days of the figures, including today. */
const WEEK = 7;
/** Milliseconds of a day. A reservation that ends within a day counts as ending soon. */
const DAY = 24 * 3_600_000;
/** Maximum number of rows of a list. */
const MOST = 20;

type Today = DeskResponseOf<typeof todayCall>['data'];

/** Office and day of the figures. */
export interface TodayOf {
  /** City of the office; null for all. */
  office: string | null;
  /** Day in the shop's time zone, `YYYY-MM-DD`, and the zone. */
  day: string;
  zone: string;
  now: Date;
}

/** Unanswered requests by kind, and how many are past their deadline (`ANSWER_TERMS`). */
export async function waitingRequests(
  database: Database,
  { office, now }: TodayOf,
): Promise<Today['requests']> {
  const { kind, city, answeredAt } = requests;
  return database
    .select({
      kind,
      waiting: count(),
      late: sql<number>`count(*) filter (where ${isLate(now)})`.mapWith(Number),
    })
    .from(requests)
    .where(and(isNull(answeredAt), ofOffice(city, office)))
    .groupBy(kind)
    .orderBy(desc(count()), asc(kind));
}

/** Requests and orders with unread messages. */
export async function unreadMessages(database: Database, { office }: TodayOf): Promise<Today['unread']> {
  const unread = (table: typeof requests | typeof orders) =>
    database.$count(table, and(isNotNull(table.unreadSince), ofOffice(table.city, office)));
  return { requests: await unread(requests), orders: await unread(orders) };
}

/** Items whose reservation ends within a day, the next first. */
export async function endingHolds(database: Database, { office, now }: TodayOf): Promise<Today['holds']> {
  const { number, heldUntil } = items;
  const near = new Date(now.getTime() + DAY);
  const rows = await database
    .select({ id: items.id, number, until: heldUntil })
    .from(items)
    .where(and(lte(heldUntil, near), piecesOfOffice(office)))
    .orderBy(asc(heldUntil), asc(items.id))
    .limit(MOST);
  return rows.flatMap(({ id, number: name, until }) =>
    until ? [{ id, number: name, until: until.toISOString() }] : [],
  );
}

/** Items sold per day of the last week, and their prices. */
export async function salesOfWeek(
  database: Database,
  { office, day, zone }: TodayOf,
): Promise<Today['sales']> {
  const sold = sql<string>`to_char(${items.soldAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  const first = addDays(day, 1 - WEEK);
  const days = database
    .select({ day: sold.as('day'), usd: items.soldPriceUsd })
    .from(items)
    .where(and(gte(items.soldAt, new Date(new Date(first).getTime() - DAY)), piecesOfOffice(office)))
    .as('days');
  const rows = await database
    .select({ day: days.day, sold: count(), usd: sum(days.usd).mapWith(Number) })
    .from(days)
    .groupBy(days.day);
  return Array.from({ length: WEEK }, (_, index) => {
    const date = addDays(first, index);
    const found = rows.find((row) => row.day === date);
    return { day: date, sold: found?.sold ?? 0, usd: found?.usd ?? 0 };
  });
}

/** Numbers of pledge tickets that are due. */
export async function dueTickets(database: Database, { office, day }: TodayOf): Promise<Today['tickets']> {
  const { due, redeemed, city } = pledgeTickets;
  const open = and(not(redeemed), ofOffice(city, office));
  const amount = (when: SQL | undefined) => database.$count(pledgeTickets, and(open, when));
  return {
    today: await amount(eq(due, day)),
    week: await amount(and(gte(due, day), lte(due, addDays(day, WEEK)))),
    late: await amount(sql`${due} < ${day}`),
  };
}

/** Searches of the last week without results. */
export async function missedOfWeek(database: Database, now: Date): Promise<Today['missed_searches']> {
  const { query, locale, amount, day } = missedSearches;
  const total = sum(amount).mapWith(Number);
  const rows = await database
    .select({ query, locale, amount: total })
    .from(missedSearches)
    .where(gte(day, addDays(now.toISOString().slice(0, 10), 1 - WEEK)))
    .groupBy(query, locale)
    .orderBy(desc(total), asc(query), asc(locale))
    .limit(MOST);
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}

/** Number of items on sale, and how many have no photographs or texts. */
export async function incompleteStock(database: Database, { office }: TodayOf): Promise<Today['stock']> {
  const onSale = and(
    inArray(items.availability, AVAILABILITIES.filter(isPurchasable)),
    // A draft is on sale once it is published.
    ne(items.stock, 'draft'),
    piecesOfOffice(office),
  );
  const unseen = sql`not exists (select 1 from ${itemPhotos} where ${itemPhotos.itemId} = ${items.id})`;
  return {
    on_sale: await database.$count(items, onSale),
    without_photographs: await database.$count(items, and(onSale, unseen)),
    without_texts: await database.$count(items, and(onSale, sql`${items.description} = '{}'::jsonb`)),
  };
}
