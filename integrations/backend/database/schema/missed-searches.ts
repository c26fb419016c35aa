import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What visitors searched for and did not find, counted by day: words alone, nothing of who typed them. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    locale: text().notNull(),
    /** Lower case, its spaces single, sixty characters at most. */
    query: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query] }),
    index('missed_searches_day').on(table.day),
  ],
);
