import * as v from 'valibot';
import { mailedSecret } from '../account/mailed-links.ts';
import { defineCall } from '../call.ts';
import { LIFE } from '../fields.ts';
import type { Form } from '../form.ts';
import { AVAILABILITIES } from '../../sections/item-statuses.ts';
import { messageText } from '../person-fields.ts';
import { REQUEST_CALLS, type RequestCallName } from './index.ts';

const KINDS = Object.keys(REQUEST_CALLS) as [RequestCallName, ...RequestCallName[]];

/** What was written about a request, as its sender reads it. */
export const threadView = v.object({
  /** Number of the request; of an appeal its own. */
  number: v.string(),
  kind: v.picklist(KINDS),
  is_answered: v.boolean(),
  /** In the order they were written. */
  messages: v.array(
    v.object({
      author: v.picklist(['staff', 'sender']),
      /** Of the staff: their name. */
      name: v.nullable(v.string()),
      /** Empty of a change of an order that nobody wrote about. */
      text: v.string(),
      /** Of an order: where the piece stands from then on; null when that stayed. */
      state: v.nullable(v.picklist(AVAILABILITIES)),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** IANA name of the zone its times are read in. */
  zone: v.string(),
});
export type ThreadView = v.InferOutput<typeof threadView>;

/** POST request-thread: what the link of an answer leads to. POST, so that its secret is in no address. 422 for one that is not ours. */
export const openThread = defineCall({
  method: 'POST',
  path: '/request-thread',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: threadView }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST request-thread/reply: what the sender of a request writes back; the request waits for the staff again. */
export const replyInThread = defineCall({
  method: 'POST',
  path: '/request-thread/reply',
  request: v.object({ token: mailedSecret, text: messageText }),
  response: v.object({ data: threadView }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link of an answer. */
export const threadForm: Form = {
  page: '/request/',
  call: replyInThread,
  parameters: ['token'],
  // The page sends no referrer, so its form comes without an origin; the secret proves whose it is.
  postedByMail: true,
};
