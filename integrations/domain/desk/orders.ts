import * as v from 'valibot';
import { messageText } from '../contract/personal-area/orders.ts';
import { optionalEmail, optionalMessage, personName, requiredText } from '../contract/person-fields.ts';
import { calendarDay, page } from '../contract/fields.ts';
import { WISHES } from '../contract/requests/purchase.ts';
import { CURRENCIES } from '../i18n/currencies.ts';
import { LOCALES } from '../i18n/locales.ts';
import { AVAILABILITIES } from '../sections/item-statuses.ts';
import { countedPages } from './counted-pages.ts';
import { defineDeskCall } from './desk-call.ts';
import { HANDOVERS, ORDER_LISTS } from './order-words.ts';

const id = v.pipe(v.number(), v.integer());
const idText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const moment = v.pipe(v.string(), v.isoTimestamp());

/** A paid sum, in whole units of its currency. */
const money = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000_000)),
  currency: v.picklist(CURRENCIES),
});

/** An order in a list. */
export const orderEntry = v.object({
  /** Number of its request, which everybody uses for the order. */
  id,
  wish: v.picklist(WISHES),
  /** State of the piece for its buyer. */
  state: v.picklist(AVAILABILITIES),
  state_at: moment,
  /** The last day of the hold; null when there is none. */
  held_until: v.nullable(calendarDay),
  /** The piece is held for somebody else or sold to them. */
  for_another: v.boolean(),
  created_at: moment,
  /** Slug of the city whose office has it; null when unknown. */
  city: v.nullable(v.string()),
  /** The buyer has written since a colleague who may answer last opened the order. */
  is_unread: v.boolean(),
  buyer: v.object({
    name: v.string(),
    /** Plus and digits; empty where none was given. */
    phone: v.string(),
    email: v.string(),
    locale: v.picklist(LOCALES),
    has_account: v.boolean(),
  }),
  piece: v.object({
    /** Stock number; null when the piece is no longer in the database. */
    number: v.nullable(v.string()),
    /** Brand, model and reference. */
    title: v.string(),
  }),
});
export type OrderEntry = v.InferOutput<typeof orderEntry>;

/** State of a piece. A 409 response shows it to a colleague whose change came too late. */
export const pieceStanding = v.object({
  number: v.string(),
  availability: v.picklist(AVAILABILITIES),
  held_until: v.nullable(moment),
  /** Number of the order that it is held for; null when it is not held, or held without an order. */
  held_for: v.nullable(id),
  sold_at: v.nullable(moment),
  /** Number of its last change. Each action sends it back, so that an action on outdated data is refused. */
  seen: id,
});
export type PieceStanding = v.InferOutput<typeof pieceStanding>;

/** An order with all its data. */
export const deskOrder = v.object({
  ...orderEntry.entries,
  /** Whether the buyer's account is a regular customer's: free delivery and fitting (§6, decision 619). */
  is_regular: v.boolean(),
  /** The price that the buyer saw: whole units; null for "on request", or when the piece no longer exists. */
  price: v.nullable(money),
  /** Null when the piece is no longer in the database. */
  standing: v.nullable(pieceStanding),
  /** Path of its page on the site; null when the piece no longer exists. */
  path: v.nullable(v.string()),
  paid: v.nullable(money),
  handover: v.nullable(v.picklist(HANDOVERS)),
  /** Place of the handover: slug of an office, or a postal address. */
  handover_place: v.string(),
  tracking: v.string(),
  /** Name of the colleague who entered the order; null when the buyer sent it. */
  made_by: v.nullable(v.string()),
  /** Messages and changes of state, the oldest first. */
  thread: v.array(
    v.object({
      id,
      at: moment,
      author: v.picklist(['staff', 'holder']),
      /** Name of the colleague; null for the buyer, scheduled jobs and the command line. */
      by: v.nullable(v.string()),
      text: v.string(),
      state: v.nullable(v.picklist(AVAILABILITIES)),
      /** When the buyer saw it in their account; null when they have not seen it or have no account. */
      read_at: v.nullable(moment),
    }),
  ),
  /** Holds, sales and returns of the piece for this order, the oldest first. */
  changes: v.array(
    v.object({
      at: moment,
      after: v.picklist(AVAILABILITIES),
      held_until: v.nullable(moment),
      /** The paid sum, whole US dollars. */
      sold_usd: v.nullable(v.number()),
    }),
  ),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

const response = v.object({ data: deskOrder });
const text = v.optional(optionalMessage, '');
/** Fields of every action on an order: its number, the last seen change of its piece, and a message to the buyer. */
const action = { id, seen: id, text };

/**
 * GET orders: purchases and reservations, the latest first, fifty a page; those of the caller's office and those
 * without one.
 */
export const deskOrders = defineDeskCall({
  method: 'GET',
  path: '/orders',
  request: v.object({
    list: v.optional(v.picklist(ORDER_LISTS)),
    city: v.optional(v.string()),
    /** Number of the order or of the piece, name, phone or address of the buyer. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    page,
  }),
  response: v.object({ data: v.array(orderEntry), paginate_data: countedPages }),
  access: 'orders',
  audited: 'read',
});

/** GET order: one order with its history. 404 also for an order of another office. */
export const deskOrderOf = defineDeskCall({
  method: 'GET',
  path: '/order',
  request: v.object({ id: idText }),
  response,
  access: 'orders',
  audited: 'read',
});

/**
 * POST orders/hold: holds the piece for this buyer until the end of a day. 409 when it now belongs to another order.
 */
export const holdOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/hold',
  request: v.object({ ...action, until: calendarDay }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/** POST orders/sell: sells the piece to this buyer and closes the order. 409 when it now belongs to another order. */
export const sellOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/sell',
  request: v.object({ ...action, price: money, sold_on: v.optional(calendarDay) }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/** POST orders/release: closes the order without a purchase; a held piece is on sale again. */
export const releaseOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/release',
  request: v.object(action),
  response,
  access: 'order_changes',
  audited: 'change',
});

/**
 * POST orders/return: the buyer has returned the piece. It is on sale again, or is inspected first. 409 when it was
 * not theirs.
 */
export const returnOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/return',
  request: v.object({ ...action, to: v.picklist(['in_reserve', 'in_stock']) }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/**
 * POST orders/message: sends a letter to the buyer in their language; their account shows it too. 422 `no_address` at
 * `text`.
 */
export const writeToOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/message',
  request: v.object({ id, text: messageText }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/**
 * POST orders/handover: changes how the buyer receives the piece. The text, if any, is sent to the buyer as a
 * message.
 */
export const handOver = defineDeskCall({
  method: 'POST',
  path: '/orders/handover',
  request: v.object({
    id,
    handover: v.picklist(HANDOVERS),
    place: v.pipe(requiredText, v.maxLength(500)),
    tracking: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    text,
  }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/**
 * POST orders/regular: makes the buyer's account a regular customer's, or no longer one, whatever it has bought. 404
 * when the buyer has no account.
 */
export const setRegularBuyer = defineDeskCall({
  method: 'POST',
  path: '/orders/regular',
  request: v.object({ id, regular: v.boolean() }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/**
 * POST orders/new: creates an order for a person in the shop or on the phone. With `until` it holds the piece, with
 * `price` it sells it at once. 422 at `number` for an unknown piece, 409 for one of another order.
 */
export const newOrder = defineDeskCall({
  method: 'POST',
  path: '/orders/new',
  request: v.object({
    /** Stock number of the piece. */
    number: v.pipe(requiredText, v.maxLength(64)),
    name: personName,
    phone: v.pipe(v.string(), v.trim(), v.regex(/^\+\d{6,20}$/, 'phone')),
    email: optionalEmail,
    /** Language of the buyer's letters. */
    locale: v.picklist(LOCALES),
    until: v.optional(calendarDay),
    price: v.optional(money),
    text,
  }),
  response,
  access: 'order_changes',
  audited: 'change',
});

/** GET orders/sheet: the data of a printed sheet for a piece and its buyer, in the buyer's language. */
export const orderSheet = defineDeskCall({
  method: 'GET',
  path: '/orders/sheet',
  request: v.object({ id: idText }),
  response: v.object({
    data: v.object({
      order: deskOrder,
      locale: v.picklist(LOCALES),
      title: v.string(),
      /** Facts of the piece with their labels. */
      facts: v.array(v.object({ label: v.string(), value: v.string() })),
      /** The paid or asked price; null when it is on request. */
      price: v.nullable(v.string()),
      /** Months of the shop's guarantee; null for no guarantee. */
      guarantee_months: v.nullable(v.number()),
      shop: v.string(),
      /** Today in the shop's zone, written out in the language. */
      day: v.string(),
    }),
  }),
  access: 'orders',
  audited: 'read',
});
