import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Texts that are not published: marked as drafts, or dated in the future. They wait here and not in the tables of
 * published texts, so that no query can show them by mistake.
 */
export const drafts = pgTable(
  'drafts',
  {
    kind: text({ enum: ['articles'] }).notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    /** The row it becomes when it is published. */
    body: jsonb().notNull(),
    /** ISO date on which it is published by itself; null waits for its editor. */
    due: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
);
