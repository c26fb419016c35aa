import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LIFE } from './fields.ts';
import type { Form } from './form.ts';
import { tokenRequest } from './subscription.ts';

/** POST letters/end: what the link of such a letter names is not written about any more; asking twice is the same. */
export const endLetters = defineCall({
  method: 'POST',
  path: '/letters/end',
  request: tokenRequest,
  response: v.object({ data: v.object({ status: v.literal('ended') }) }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** The form behind the link of a letter about what somebody waits for. */
export const endLettersForm: Form = {
  page: '/unsubscribe/alert/',
  call: endLetters,
  parameters: ['token'],
  postedByMail: true,
};
