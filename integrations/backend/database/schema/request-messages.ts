import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** What the shop and the sender of a request wrote to each other after it came. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** `note` is of the staff, for the staff: its sender never reads it. */
    author: text({ enum: ['staff', 'sender', 'note'] }).notNull(),
    /** Who of the desk wrote it; null for the sender. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Where it went as a letter; null when it went nowhere. */
    mailedTo: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.id)],
);
