import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The feed of changes, with the cache tags that each change affects. The function `announce` writes the rows in the
 * transaction of the change, and lets one transaction write at a time. So ids become visible in ascending order, and
 * a reader who has read up to an id has missed nothing before it.
 */
export const changes = pgTable('changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tags: text().array().notNull(),
  /** For people: the path of a content file, or a description of the stock's change. */
  what: text().notNull(),
  at: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});

/** The id of the feed, in one row: a cursor of another database's feed is not valid here. */
export const changeFeed = pgTable('change_feed', {
  id: uuid().primaryKey().defaultRandom(),
});
