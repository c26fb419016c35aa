import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#src/i18n/locales.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Wishes to be told by mail when an item, or its like, can be bought (specification section 3, "notify about arrival").
 * What accounts have saved needs no row here: their filters and favourites are read as they stand.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is: `request:31` of somebody who sent that form. */
    owner: text().notNull(),
    itemUrl: text().notNull(),
    /** Where the letter goes, lower case, and in which language. */
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: moment().notNull(),
    /** When it was fulfilled, or its owner had enough of it; an ended one tells nothing. */
    endedAt: moment(),
  },
  (table) => [
    unique('alerts_owner_item').on(table.owner, table.itemUrl),
    index('alerts_item').on(table.itemUrl),
  ],
);

/** What was told already: nobody hears of the same event twice, whichever of their wishes it answers. */
export const alertNotices = pgTable(
  'alert_notices',
  {
    recipient: text().notNull(),
    itemId: integer().notNull(),
    /** `arrived`, once for all filters; `back:` and the alert of an item; `price:` and the price in US dollars. */
    event: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipient, table.itemId, table.event] })],
);

/** What of the stock changed and waits to be matched with wishes: written by triggers in the change's transaction. */
export const stockEvents = pgTable('stock_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  itemId: integer().notNull(),
  /** It can be bought from now on, or for less than before. */
  kind: text({ enum: ['arrived', 'cheaper'] }).notNull(),
  /** What it cost before, US dollars; null for an arrival. */
  previousUsd: integer(),
  at: moment().notNull(),
});
