import * as v from 'valibot';
import { AVAILABILITIES } from '../../sections/item-statuses.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { requiredLines } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { WISHES } from '../requests/purchase.ts';

/** Maximum characters of a message about an order. */
const LONGEST_MESSAGE = 2_000;

/** A message about an order. */
export const messageText = v.pipe(requiredLines, v.maxLength(LONGEST_MESSAGE, reasonCode('long')));

const orderMessage = v.object({
  id: count,
  author: v.picklist(['staff', 'holder']),
  /** Empty for a change of state without a message. */
  text: v.string(),
  /** The new state of the order; null when it did not change. */
  state: v.nullable(v.picklist(AVAILABILITIES)),
  /** ISO. */
  at: v.string(),
  /** Whether the holder has not seen it yet. */
  unread: v.boolean(),
});

const order = v.object({
  /** Number of the request; the staff and the letters use it. */
  id: count,
  /** The piece; null when its page no longer exists. */
  item: v.nullable(itemCard),
  wish: v.picklist(WISHES),
  /** The state of the piece for its buyer, in the terms of §3. */
  state: v.picklist(AVAILABILITIES),
  state_at: v.string(),
  /** The last day of the hold, ISO date; null when none was set. */
  held_until: v.nullable(v.string()),
  /** The piece is held for somebody else or sold to them. */
  for_another: v.optional(v.boolean(), false),
  created_at: v.string(),
  /** Whether its holder may still withdraw it. */
  may_withdraw: v.optional(v.boolean(), false),
  /** The office that has the piece, and its phone; null when the city has none. */
  office: v.optional(
    v.nullable(v.object({ title: v.string(), address: v.string(), hours: v.string(), phone: v.string() })),
    null,
  ),
  /** The oldest first. */
  messages: v.array(orderMessage),
});

export type Order = v.InferOutput<typeof order>;

const response = v.object({ data: v.array(order) });

/** GET orders: purchases and reservations of an account (§2), the latest first. */
export const orders = defineCall({
  method: 'GET',
  path: '/orders',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST orders/message: writes to the staff about an order. Answers with all orders. */
export const writeMessage = defineCall({
  method: 'POST',
  path: '/orders/message',
  request: v.object({ ...tokenEntries, id: count, text: messageText }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST orders/read: marks the messages of an order as read. Answers with all orders. */
export const readMessages = defineCall({
  method: 'POST',
  path: '/orders/read',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST orders/withdraw: the holder cancels the order; a held piece is on sale again. 422 at `id` for a closed order.
 * Answers with all orders.
 */
export const withdrawOrder = defineCall({
  method: 'POST',
  path: '/orders/withdraw',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});
