import * as v from 'valibot';
import { mailedSecret } from '../account/mailed-links.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS } from '../fields.ts';
import type { Form } from '../form.ts';
import { AVAILABILITIES } from '../../sections/item-statuses.ts';
import { messageText } from '../person-fields.ts';
import { REQUEST_KINDS } from './index.ts';

/** The thread of a request, for its sender. */
export const threadView = v.object({
  /** Number of the request; for an appeal, its own number. */
  number: v.string(),
  kind: v.picklist(REQUEST_KINDS),
  is_answered: v.boolean(),
  /** In the order of writing. */
  messages: v.array(
    v.object({
      author: v.picklist(['staff', 'sender']),
      /** The name of the staff member. */
      name: v.nullable(v.string()),
      /** Empty for a change of an order without a message. */
      text: v.string(),
      /** For an order: the new state of the piece; null when it did not change. */
      state: v.nullable(v.picklist(AVAILABILITIES)),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** IANA name of the time zone for its times. */
  zone: v.string(),
});
export type ThreadView = v.InferOutput<typeof threadView>;

/**
 * POST request-thread: opens a thread by the link of an answer. POST, so that no URL contains the secret. 422 for an
 * invalid one.
 */
export const openThread = defineCall({
  method: 'POST',
  path: '/request-thread',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: threadView }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only the page behind the link makes this call.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST request-thread/reply: the sender writes back; the request is open again for the staff. */
export const replyInThread = defineCall({
  method: 'POST',
  path: '/request-thread/reply',
  request: v.object({ token: mailedSecret, text: messageText }),
  response: v.object({ data: threadView }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link of an answer. */
export const threadForm: Form = {
  page: '/request/',
  call: replyInThread,
  parameters: ['token'],
  // The page sends no referrer, so its form has no `Origin` header; the secret proves the right to post.
  postedByMail: true,
};
