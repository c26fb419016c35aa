import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { count, LIFE } from '../fields.ts';
import { MAILING_OPTIONS, subscriptionRequest } from '../subscription.ts';

const alert = v.object({
  id: count,
  /** An item to be back or its like, a personal filter, a lower price of an item. */
  kind: v.picklist(['item', 'filter', 'price']),
  /** The item, where it is about one the shop still shows. */
  item: v.nullable(itemCard),
  /** What its holder calls the filter. */
  title: v.nullable(v.string()),
  /** ISO. */
  created_at: v.string(),
});

const notificationsData = v.object({
  /** Where letters go. */
  email: v.string(),
  /** Of the mailing list (§4): nothing yet, waiting for the mailbox, in force, ended. */
  state: v.picklist(['none', 'pending', 'confirmed', 'unsubscribed']),
  options: v.array(v.picklist(MAILING_OPTIONS)),
  alerts: v.array(alert),
});

export type Notifications = v.InferOutput<typeof notificationsData>;

const response = v.object({ data: notificationsData });

/** GET notifications: what letters an account gets (§2). */
export const notifications = defineCall({
  method: 'GET',
  path: '/notifications',
  request: v.object(tokenEntries),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/** POST notifications: what the mailing list writes about, one at least (§5, decision 58); its letter is the first. */
export const editNotifications = defineCall({
  method: 'POST',
  path: '/notifications',
  request: v.object({ ...tokenEntries, options: subscriptionRequest.entries.options }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST notifications/end: no letters of the mailing list any more; asking twice is the same. */
export const endNotifications = defineCall({
  method: 'POST',
  path: '/notifications/end',
  request: v.object(tokenEntries),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST alerts/end: one notice of arrival or price less. */
export const endAlert = defineCall({
  method: 'POST',
  path: '/alerts/end',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
