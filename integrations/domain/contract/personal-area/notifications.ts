import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { MAILING_OPTIONS, subscriptionRequest } from '../subscription.ts';

const alert = v.object({
  id: count,
  /** Arrival of an item or a similar one, a personal filter, a lower price of an item. */
  kind: v.picklist(['item', 'filter', 'price']),
  /** The item, if the shop still shows it. */
  item: v.nullable(itemCard),
  /** The holder's name for the filter. */
  title: v.nullable(v.string()),
  /** ISO. */
  created_at: v.string(),
});

const notificationsData = v.object({
  /** Where letters go. */
  email: v.string(),
  /** State of the mailing list (§4): not subscribed, waiting for confirmation, confirmed, ended. */
  state: v.picklist(['none', 'pending', 'confirmed', 'unsubscribed']),
  options: v.array(v.picklist(MAILING_OPTIONS)),
  alerts: v.array(alert),
});

export type Notifications = v.InferOutput<typeof notificationsData>;

const response = v.object({ data: notificationsData });

/** GET notifications: the letters that an account gets (§2). */
export const notifications = defineCall({
  method: 'GET',
  path: '/notifications',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/**
 * POST notifications: the topics of the mailing list, at least one (§5, decision 58); its confirmation letter is sent
 * first.
 */
export const editNotifications = defineCall({
  method: 'POST',
  path: '/notifications',
  request: v.object({ ...tokenEntries, options: subscriptionRequest.entries.options }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST notifications/end: ends the mailing list; a repeated call has the same result. */
export const endNotifications = defineCall({
  method: 'POST',
  path: '/notifications/end',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST alerts/end: ends one notice of an arrival or a price. */
export const endAlert = defineCall({
  method: 'POST',
  path: '/alerts/end',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
