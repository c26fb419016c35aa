import { bigint, boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { accounts } from './accounts.ts';
import { requests } from './requests.ts';
import { moment } from './columns.ts';

/** Purchases and reservations of account holders (§2 product orders): a request, and what has become of it. */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Address word of the item. */
    itemUrl: text().notNull(),
    wish: text({ enum: ['reserve', 'buy'] }).notNull(),
    /** Where the piece stands for its buyer, in the words of §3; it begins as it was on the page. */
    state: text({ enum: AVAILABILITIES }).notNull(),
    stateAt: moment().notNull(),
    /** The last day it is held for them, in the shop's zone; null when it is not. */
    heldUntil: date({ mode: 'string' }),
    /** Somebody else has it: reserved for them, or sold to them. */
    forAnother: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index('orders_account').on(table.accountId, table.createdAt)],
);

/** What the staff and the holder wrote about an order, and each change of its state. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    author: text({ enum: ['staff', 'holder'] }).notNull(),
    /** Empty when it only says that the state is another. */
    text: text().notNull(),
    /** The state the order came into with it; null when it stayed. */
    state: text({ enum: AVAILABILITIES }),
    createdAt: moment().notNull(),
    /** When the holder has seen what the staff wrote. */
    readAt: moment(),
  },
  (table) => [index('order_messages_order').on(table.orderId, table.id)],
);
