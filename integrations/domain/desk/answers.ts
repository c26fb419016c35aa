import * as v from 'valibot';
import { messageText, optionalEmail } from '../contract/person-fields.ts';
import { defineDeskCall } from './desk-call.ts';
import { inboxEntry, threadMessage } from './inbox.ts';

const id = v.pipe(v.number(), v.integer());

/**
 * POST requests/answer: a letter to who sent a request, in the language they wrote in, with a link to its thread; the
 * request is answered then. 422 at `email` where no mailbox of theirs is known and none is given.
 */
export const answerRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/answer',
  request: v.object({ id, text: messageText, email: optionalEmail }),
  response: v.object({ data: v.object({ entry: inboxEntry, message: threadMessage }) }),
  access: 'requests',
  audited: 'change',
});

/** POST requests/note: a note for colleagues alone. With `answered` the request is answered by it: by phone, or in a messenger. */
export const noteRequest = defineDeskCall({
  method: 'POST',
  path: '/requests/note',
  request: v.object({ id, text: messageText, answered: v.optional(v.boolean(), false) }),
  response: v.object({ data: v.object({ entry: inboxEntry, message: threadMessage }) }),
  access: 'requests',
  audited: 'change',
});
