import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/**
 * Kinds of alerts: about an item or a similar one, about matches of a saved filter, about a lower price of an item.
 */
export const ALERT_KINDS = ['item', 'filter', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Requests to be notified by mail when the stock changes (§1 and §3). */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The owner: `account:7`, or `request:31` for the sender of a request. */
    owner: text().notNull(),
    /** The subject, unique for each owner: `item:clock/{url}`, `price:clock/{url}`, `filter:{its id}`. */
    subject: text().notNull(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** For the kinds `item` and `price`: the slug of the item. */
    itemUrl: text(),
    /**
     * For the kind `filter`: the first segment of the list's path, and the filters in the form of the catalogue call.
     */
    list: text(),
    filters: jsonb().$type<Record<string, unknown>>(),
    /** The owner's name of the filter, which letters use. */
    title: text(),
    /** Address of the letters, lower case, and their language. */
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: moment().notNull(),
    /** When it was fulfilled, or ended by its owner; after that it sends nothing. */
    endedAt: moment(),
  },
  (table) => [
    unique('alerts_owner_subject').on(table.owner, table.subject),
    index('alerts_item').on(table.itemUrl),
  ],
);

/** Sent notices: nobody is notified twice of the same event, even with several alerts. */
export const alertNotices = pgTable(
  'alert_notices',
  {
    recipient: text().notNull(),
    itemId: integer().notNull(),
    /**
     * `arrived`, once for all filters; `back:` or `sold:` with the id of the alert; `price:` with the price in US
     * dollars.
     */
    event: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.itemId, table.event] })],
);

/** Events for weekly letters: when an item last arrived, and when it was last reduced. */
export const stockNews = pgTable(
  'stock_news',
  {
    itemId: integer().notNull(),
    kind: text({ enum: ['arrived', 'cheaper'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.kind] }), index('stock_news_at').on(table.at)],
);

/**
 * Changes of the stock that have not been matched with alerts yet; triggers write them in the transaction of the
 * change.
 */
export const stockEvents = pgTable('stock_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  itemId: integer().notNull(),
  /** It can be bought from now on, it costs less than before, or it was sold. */
  kind: text({ enum: ['arrived', 'cheaper', 'sold'] }).notNull(),
  /** The price before, US dollars; null for an arrival. */
  previousUsd: integer(),
  at: moment().notNull(),
});
