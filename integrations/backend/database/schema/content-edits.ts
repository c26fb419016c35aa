import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

const staffId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => staff.id);

/** Content files as somebody of the desk has written them and not published yet: one for each file. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    /** Of the file in the content folder. */
    path: text().primaryKey(),
    text: text().notNull(),
    /** SHA-256 of the file it was begun from; null when there was none. */
    base: text(),
    /** Raised by every saving: who saves an older one is told. */
    revision: integer().notNull(),
    staffId: staffId(),
    savedAt: moment().notNull(),
    /** When it is published by itself; null waits for its editor. */
    publishAt: moment(),
    /** Why it was not published when it was due. */
    problem: text({ enum: ['changed', 'broken', 'not-writable'] }),
  },
  (table) => [index('content_drafts_publish_at').on(table.publishAt)],
);

/** What the desk has changed in content files. Rows are only added. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    /** The file before; null when there was none. */
    before: text(),
    /** The file after; null when it was taken away. */
    after: text(),
    staffId: staffId(),
    /** How it came: published at once or when it was due, an earlier version again, or a review that was accepted. */
    kind: text({ enum: ['now', 'due', 'undo', 'review'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('content_versions_path').on(table.path, table.id)],
);

/** What became of the reviews that visitors sent. */
export const reviewDecisions = pgTable('review_decisions', {
  requestId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  decision: text({ enum: ['published', 'refused'] }).notNull(),
  /** Why it was refused; empty for one that was published. */
  reason: text().notNull(),
  staffId: staffId(),
  at: moment().notNull(),
});
