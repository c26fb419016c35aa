import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { AVAILABILITIES, STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { moment } from './columns.ts';
import { items } from './items.ts';
import { requests } from './requests.ts';

/**
 * The history of each item's availability, with the actor of each change. A returned item goes back to the stock that
 * it left.
 */
export const availabilityChanges = pgTable(
  'availability_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    by: text({ enum: ['visitor', 'staff', 'import', 'clock'] }).notNull(),
    before: text({ enum: AVAILABILITIES }).notNull(),
    after: text({ enum: AVAILABILITIES }).notNull(),
    /** The stock before the change. */
    stock: text({ enum: STORED_STOCKS }).notNull(),
    heldUntil: moment(),
    /** The request of the hold or the sale. */
    requestId: bigint({ mode: 'number' }).references(() => requests.id, { onDelete: 'set null' }),
    /** The price paid, whole US dollars. */
    soldPriceUsd: integer(),
    soldAt: moment(),
    at: moment().notNull(),
  },
  (table) => [
    index('availability_changes_item').on(table.itemId, table.id),
    index('availability_changes_request').on(table.requestId),
  ],
);
