import * as v from 'valibot';
import { AVAILABILITIES } from '../../sections/item-statuses.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { count, LIFE } from '../fields.ts';
import { requiredLines } from '../person-fields.ts';
import { because } from '../reasons.ts';
import { WISHES } from '../requests/purchase.ts';

/** Characters of a message about an order. */
const LONGEST_MESSAGE = 2_000;

/** What somebody wrote about an order. */
export const messageText = v.pipe(requiredLines, v.maxLength(LONGEST_MESSAGE, because('long')));

const orderMessage = v.object({
  id: count,
  author: v.picklist(['staff', 'holder']),
  /** Empty when it only says that the state is another. */
  text: v.string(),
  /** The state the order came into with it; null when it stayed. */
  state: v.nullable(v.picklist(AVAILABILITIES)),
  /** ISO. */
  at: v.string(),
  /** Whether the holder has not seen it yet. */
  unread: v.boolean(),
});

const order = v.object({
  /** Number of the request, by which the staff and its letters name it. */
  id: count,
  /** The piece; null when the shop does not have its page any more. */
  item: v.nullable(itemCard),
  wish: v.picklist(WISHES),
  /** Where the piece stands for its buyer, in the words of §3. */
  state: v.picklist(AVAILABILITIES),
  state_at: v.string(),
  /** The last day it is held, ISO date; null when none was named. */
  held_until: v.nullable(v.string()),
  /** Somebody else has the piece: it is held for them, or they have bought it. */
  for_another: v.optional(v.boolean(), false),
  created_at: v.string(),
  /** Whether its holder may still withdraw it. */
  may_withdraw: v.optional(v.boolean(), false),
  /** Where the piece is: the office that answers, and how to call it; null where the shop has none. */
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
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/** POST orders/message: writes to the staff about an order. Answers with all orders. */
export const writeMessage = defineCall({
  method: 'POST',
  path: '/orders/message',
  request: v.object({ ...tokenEntries, id: count, text: messageText }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST orders/read: the holder has seen what was written about an order. Answers with all orders. */
export const readMessages = defineCall({
  method: 'POST',
  path: '/orders/read',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST orders/withdraw: the holder does not want the piece any more; what it was held for is on sale again. 422 at `id`
 * for an order that is over. Answers with all orders.
 */
export const withdrawOrder = defineCall({
  method: 'POST',
  path: '/orders/withdraw',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});
