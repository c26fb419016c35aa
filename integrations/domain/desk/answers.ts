import * as v from 'valibot';
import { messageText, optionalEmail } from '../contract/person-fields.ts';
import { defineDeskCall } from './desk-call.ts';
import { inboxEntry, threadMessage } from './inbox.ts';

const id = v.pipe(v.number(), v.integer());

/**
 * POST requests/answer: sends a letter to the sender of a request, in the sender's language, with a link to its
 * thread, and marks the request as answered. 422 at `email` when the sender's mail address is unknown and none is
 * given.
 */
export const answerRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/answer',
  request: v.object({ id, text: messageText, email: optionalEmail }),
  response: v.object({ data: v.object({ entry: inboxEntry, message: threadMessage }) }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST requests/note: adds a note that only colleagues see. With `answered` it marks the request as answered by phone
 * or in a messenger.
 */
export const noteRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/note',
  request: v.object({ id, text: messageText, answered: v.optional(v.boolean(), false) }),
  response: v.object({ data: v.object({ entry: inboxEntry, message: threadMessage }) }),
  access: 'requests',
  audited: 'change',
});
