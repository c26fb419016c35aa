import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** What an alert waits for: an item or its like, whatever a saved filter lets through, a lower price of an item. */
export const ALERT_KINDS = ['item', 'filter', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Wishes to be notified by mail when the stock changes (§1 and §3). */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is: `account:7`, or `request:31` of somebody who has no account. */
    owner: text().notNull(),
    /** What it is about, one of a kind to an owner: `item:clock/{url}`, `price:clock/{url}`, `filter:{its id}`. */
    subject: text().notNull(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** Of an item or its price: which. */
    itemUrl: text(),
    /** Of a filter: the first word of its list's address, and the filters as the catalogue call takes them. */
    list: text(),
    filters: jsonb().$type<Record<string, unknown>>(),
    /** What its owner calls a filter; letters name it so. */
    title: text(),
    /** Where letters go, lower case, and in which language. */
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: moment().notNull(),
    /** When it was fulfilled for good, or its owner ended it; an ended one sends nothing. */
    endedAt: moment(),
  },
  (table) => [
    unique('alerts_owner_subject').on(table.owner, table.subject),
    index('alerts_item').on(table.itemUrl),
  ],
);

/** What was notified already: nobody hears of the same event twice, through whichever of their alerts. */
export const alertNotices = pgTable(
  'alert_notices',
  {
    recipient: text().notNull(),
    itemId: integer().notNull(),
    /** `arrived`, once for all filters; `back:` or `sold:` and the alert of an item; `price:` and the price in US dollars. */
    event: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.itemId, table.event] })],
);

/** What weekly letters may report: when an item last arrived, and when it was last reduced. */
export const stockNews = pgTable(
  'stock_news',
  {
    itemId: integer().notNull(),
    kind: text({ enum: ['arrived', 'cheaper'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.kind] }), index('stock_news_at').on(table.at)],
);

/** What of the stock changed and waits to be matched with alerts: written by triggers in the change's transaction. */
export const stockEvents = pgTable('stock_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  itemId: integer().notNull(),
  /** It can be bought from now on, or for less than before, or never again. */
  kind: text({ enum: ['arrived', 'cheaper', 'sold'] }).notNull(),
  /** What it cost before, US dollars; null for an arrival. */
  previousUsd: integer(),
  at: moment().notNull(),
});
