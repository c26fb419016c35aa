import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches without results, counted by day: only the words, and no data about visitors. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    locale: text().notNull(),
    /** Lower case, with single spaces, at most sixty characters. */
    query: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query] }),
    index('missed_searches_day').on(table.day),
  ],
);
