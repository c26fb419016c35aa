import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Units of a currency for one US dollar. */
export const currencyRates = pgTable('currency_rates', {
  code: text({ enum: ['USD', 'RUB', 'UAH', 'UZS'] }).primaryKey(),
  unitsPerUsd: doublePrecision().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
