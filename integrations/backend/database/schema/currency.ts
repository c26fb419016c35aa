import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';

/** Units of a currency for one US dollar. */
export const currencyRates = pgTable('currency_rates', {
  code: text({ enum: CURRENCIES }).primaryKey(),
  unitsPerUsd: doublePrecision().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
