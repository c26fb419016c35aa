import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { messageText } from '../person-fields.ts';
import { REQUEST_KINDS } from '../requests/index.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

const ownRequest = v.object({
  id: count,
  /** The number that the staff and the letters use; for an appeal, its own number. */
  number: v.string(),
  kind: v.picklist(REQUEST_KINDS),
  /** The subject: brand, model and reference; may be empty. */
  about: v.string(),
  sent_at: moment,
  is_answered: v.boolean(),
  /** In the order of writing. */
  messages: v.array(
    v.object({
      author: v.picklist(['staff', 'sender']),
      /** The name of the staff member. */
      name: v.nullable(v.string()),
      text: v.string(),
      at: moment,
    }),
  ),
});

export type OwnRequest = v.InferOutput<typeof ownRequest>;

const response = v.object({ data: v.array(ownRequest) });

/**
 * GET own-requests: the requests that an account sent through forms, and their messages, the latest first; purchases
 * are among the orders.
 */
export const ownRequests = defineCall({
  method: 'GET',
  path: '/own-requests',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST own-requests/message: writes to the staff about a request and reopens it. Answers with all requests. */
export const writeInRequest = defineCall({
  method: 'POST',
  path: '/own-requests/message',
  request: v.object({ ...tokenEntries, id: count, text: messageText }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});
