import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** Messages between the shop and the sender of a request. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** A `note` is for colleagues only: the sender never sees it. */
    author: text({ enum: ['staff', 'sender', 'note'] }).notNull(),
    /** The staff member who wrote it; null for the sender. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Address to which it was mailed; null when it was not mailed. */
    mailedTo: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('request_messages_request').on(table.requestId, table.id)],
);
