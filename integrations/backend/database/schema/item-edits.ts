import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { items } from './items.ts';
import { staff } from './staff.ts';

/** What people of the desk changed of each piece, so that the next one sees by whom a field is another. */
export const itemEdits = pgTable(
  'item_edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    staffId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Columns of the stock by name, or what else was done: `created`, `published`, `unpublished`, `photos`. */
    columns: text().array().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('item_edits_item').on(table.itemId, table.id)],
);
