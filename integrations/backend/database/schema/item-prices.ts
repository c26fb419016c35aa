import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { moment } from './columns.ts';
import { items } from './items.ts';
import { staff } from './staff.ts';

/**
 * Prices that an item was asked for before; a trigger writes them at each change. A price that is another in dollars
 * alone, because the rate moved, is no change.
 */
export const itemPrices = pgTable(
  'item_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** Whole units of the currency; null was "price on request". */
    price: bigint({ mode: 'number' }),
    discount: bigint({ mode: 'number' }),
    /** When another price took its place. */
    endedAt: moment().notNull(),
    /** Why another price took its place, as somebody of the desk wrote it; never published. */
    reason: text(),
    /** Who changed it at the desk; null when a file or a command did. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [index('item_prices_item').on(table.itemId, table.endedAt)],
);
