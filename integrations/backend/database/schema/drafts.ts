import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Unpublished articles: marked as drafts, or dated in the future. They are not in the table of published articles, so
 * that no query can show them by mistake.
 */
export const drafts = pgTable(
  'drafts',
  {
    kind: text({ enum: ['articles'] }).notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    /** The row that it becomes when it is published. */
    body: jsonb().notNull(),
    /** ISO date of the automatic publication; null when not scheduled. */
    due: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
);
