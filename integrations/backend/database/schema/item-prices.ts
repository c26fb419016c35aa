import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { moment } from './columns.ts';
import { finiteTimes } from './checked-values.ts';
import { items } from './items.ts';
import { staff } from './staff.ts';

/**
 * Previous prices of items; a trigger writes them at each change. A change of the price in dollars because of the
 * exchange rate is not recorded.
 */
export const itemPrices = pgTable(
  'item_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** Whole units of the currency; null means "price on request". */
    price: bigint({ mode: 'number' }),
    discount: bigint({ mode: 'number' }),
    /** When it was replaced by another price. */
    endedAt: moment().notNull(),
    /** The reason for the change, as a staff member wrote it; never published. */
    reason: text(),
    /** The staff member who changed it; null for a change by a file or a command. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('item_prices_item').on(table.itemId, table.endedAt),
    check('item_prices_amounts', sql`price > 0 and discount > 0`),
    check('item_prices_end', sql.raw(finiteTimes('ended_at'))),
  ],
);
