import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The feed of changes: what changed, under which cache tags it is shown. Rows are written in the transaction of the
 * change by the function `announce`, which lets one transaction write at a time: ids become visible in their order, and
 * anybody who has read as far as one has missed nothing before it.
 */
export const changes = pgTable('changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tags: text().array().notNull(),
  /** For people: the path of a content file, or how much of the stock. */
  what: text().notNull(),
  at: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});

/** The name of the feed, one row: a place in the feed of another database means nothing here. */
export const changeFeed = pgTable('change_feed', {
  id: uuid().primaryKey().defaultRandom(),
});
