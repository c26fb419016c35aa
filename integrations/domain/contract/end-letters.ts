import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CACHE_SECONDS } from './fields.ts';
import type { Form } from './form.ts';
import { tokenRequest } from './subscription.ts';

/** POST letters/end: ends the letters about the subject of the link; a repeated call has the same result. */
export const endLetters = defineCall({
  method: 'POST',
  path: '/letters/end',
  request: tokenRequest,
  response: v.object({ data: v.object({ status: v.literal('ended') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** The form behind the link that ends the letters about something a person waits for. */
export const endLettersForm: Form = {
  page: '/unsubscribe/alert/',
  call: endLetters,
  parameters: ['token'],
  postedByMail: true,
};
