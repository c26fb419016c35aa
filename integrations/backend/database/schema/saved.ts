import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { accountId } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Favourites, comparison and viewed items of accounts (decision 73). What was taken out stays as a row for a while, so
 * that a browser which has not heard of it does not bring it back.
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
    /** Whether it is in the list, and since when it is, or is not. */
    kept: boolean().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.url] })],
);

/** Filters of the catalogue that account holders have named and kept (§2 personal filters). */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    title: text().notNull(),
    /** Path of the list on any host, with its brand and collection: `/clocks_today/rolex/`. */
    path: text().notNull(),
    /** The rest of its address as it was saved, amounts in the currency of that host: `?genders=men&price_to=900000`. */
    search: text().notNull(),
    /** The filters as the catalogue call takes them: prices in US dollars, the same on every host (decision 32). */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whose host it was saved on. */
    locale: text().$type<Locale>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('saved_filters_account').on(table.accountId), unique().on(table.accountId, table.title)],
);
