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
 * Purchases and reservations, with and without an account (§2 product orders): a request and the state of its order.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a buyer without an account, and when the account was deleted but the record has to be kept. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /**
     * Address of a buyer without an account, lower case: an account that confirms it gets the order (decision 230).
     */
    email: text(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Slug of the item. */
    itemUrl: text().notNull(),
    wish: text({ enum: ['reserve', 'buy'] }).notNull(),
    /** The item's availability for this buyer, with the values of §3; at first the availability shown on the page. */
    state: text({ enum: AVAILABILITIES }).notNull(),
    stateAt: moment().notNull(),
    /** The last day of the hold, in the shop's time zone; null when it is not held. */
    heldUntil: date({ mode: 'string' }),
    /** Somebody else has it: it is reserved for them, or sold to them. */
    forAnother: boolean().notNull().default(false),
    /** Slug of the city whose office had the item at the time of the order. */
    city: text(),
    /** The price paid, whole units of its currency; null when only the amount in dollars is known. */
    paid: bigint({ mode: 'number' }),
    paidCurrency: text({ enum: CURRENCIES }),
    /** How and where the buyer receives it, and the tracking number of a parcel. */
    handover: text({ enum: HANDOVERS }),
    handoverPlace: text(),
    tracking: text(),
    /** The staff member who created it for a buyer in the shop; null when the buyer sent it. */
    madeBy: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    /** Since when the staff has unread messages from the buyer; null when there are none. */
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

/** Messages of the staff and of the buyer about an order, and its state changes. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    author: text({ enum: ['staff', 'holder'] }).notNull(),
    /** The staff member; null for the buyer, the end of a hold and the command line. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    /** Empty for a state change without a message. */
    text: text().notNull(),
    /** The new state; null when it did not change. */
    state: text({ enum: AVAILABILITIES }),
    createdAt: moment().notNull(),
    /** When the buyer has read the staff's message. */
    readAt: moment(),
  },
  (table) => [index('order_messages_order').on(table.orderId, table.id)],
);
