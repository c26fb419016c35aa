import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { HANDOVERS } from '@tourbillon/domain/desk/order-words.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { accounts } from './accounts.ts';
import { requests } from './requests.ts';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/**
 * Purchases and reservations of account holders (§2 product orders) and of everybody else: a request, and what has become
 * of it.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; null of a buyer without an account, and when the account is gone and the record has to stay. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Address of a buyer without an account, lower case: an account that confirms it gets the order (decision 230). */
    email: text(),
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
    /** Address word of the city whose office has it: where the piece was when it was ordered. */
    city: text(),
    /** What was paid, whole units of the currency it was paid in; null when that is known in dollars alone. */
    paid: bigint({ mode: 'number' }),
    paidCurrency: text({ enum: CURRENCIES }),
    /** How the buyer gets it, and where to; the number that a parcel is followed by. */
    handover: text({ enum: HANDOVERS }),
    handoverPlace: text(),
    tracking: text(),
    /** Who of the desk wrote it down for somebody in the shop; null when its buyer sent it. */
    madeBy: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    /** Since when its buyer has written what nobody who may answer has looked at; null when there is nothing. */
    unreadSince: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('orders_unread')
      .on(table.requestId)
      .where(sql`unread_since is not null`),
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_city').on(table.city, table.requestId),
    index('orders_item').on(table.itemUrl),
    index('orders_email').on(table.email),
  ],
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
    /** Who of the desk; null for the holder, the clock and the command line. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
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
