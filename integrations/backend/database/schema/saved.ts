import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { accountId } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Favourites, comparison and viewed items of accounts (decision 73). A removed item is kept as a row for some time,
 * so that a browser with an old list does not add it again.
 */
export const savedItems = pgTable(
  'saved_items',
  {
    accountId: accountId(),
    /** Name of the list in the local storage (§3). */
    list: text({ enum: ['favorite', 'comparison', 'viewed'] }).notNull(),
    /** Unique across sections (decision 42). */
    url: text().notNull(),
    catalogType: text().$type<CatalogType>().notNull(),
    /** Whether it is in the list, and since when it is in it or was removed. */
    kept: boolean().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.url] })],
);

/** Saved filters of account holders (§2 personal filters). */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    title: text().notNull(),
    /** Path of the list without the host, with its brand and collection: `/clocks_today/rolex/`. */
    path: text().notNull(),
    /** The query string as saved, with amounts in the currency of that host: `?genders=men&price_to=900000`. */
    search: text().notNull(),
    /**
     * The filters in the form of the catalogue call: prices in US dollars, so they are valid on every host
     * (decision 32).
     */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The locale of the host where it was saved. */
    locale: text().$type<Locale>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('saved_filters_account').on(table.accountId), unique().on(table.accountId, table.title)],
);
