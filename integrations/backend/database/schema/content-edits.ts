import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

const staffId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => staff.id);

/** Drafts of content files that staff members have saved but not published: one for each file. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    /** Path in the content folder. */
    path: text().primaryKey(),
    text: text().notNull(),
    /** SHA-256 of the file on which the draft is based; null when there was none. */
    base: text(),
    /** Incremented at every save, to detect that somebody else has saved meanwhile. */
    revision: integer().notNull(),
    staffId: staffId(),
    savedAt: moment().notNull(),
    /** When it is published automatically; null when not scheduled. */
    publishAt: moment(),
    /** Why the scheduled publication failed. */
    problem: text({ enum: ['changed', 'broken', 'not-writable'] }),
  },
  (table) => [index('content_drafts_publish_at').on(table.publishAt)],
);

/** Changes of content files by the desk. Append-only. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    /** The file before the change; null when there was none. */
    before: text(),
    /** The file after the change; null when it was deleted. */
    after: text(),
    staffId: staffId(),
    /**
     * How it was published: at once, at the scheduled time, by restoring an earlier version, or as an accepted
     * review.
     */
    kind: text({ enum: ['now', 'due', 'undo', 'review'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('content_versions_path').on(table.path, table.id)],
);

/** Decisions about the reviews that visitors sent. */
export const reviewDecisions = pgTable('review_decisions', {
  requestId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  decision: text({ enum: ['published', 'refused'] }).notNull(),
  /** Why it was rejected; empty for a published one. */
  reason: text().notNull(),
  staffId: staffId(),
  at: moment().notNull(),
});
