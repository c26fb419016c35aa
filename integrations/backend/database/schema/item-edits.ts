import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { items } from './items.ts';
import { staff } from './staff.ts';

/** Edits of items by staff members, to show who has changed a field in a conflict. */
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
    /** Names of the changed columns, or another action: `created`, `published`, `unpublished`, `photos`. */
    columns: text().array().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('item_edits_item').on(table.itemId, table.id)],
);
