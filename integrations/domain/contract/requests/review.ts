import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { LIFE, slug } from '../fields.ts';
import { messageText, optionalText, personName } from '../person-fields.ts';
import { because } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm } from './request-form.ts';

/** Ratings as a form has them, the best first. */
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** An address word that may be left out. */
const choice = v.pipe(
  optionalText,
  v.check((text) => text === '' || v.is(slug, text), because('value')),
);

const own = {
  rating: v.picklist(RATINGS, because('required')),
  message: messageText,
  user_name: personName,
  /** Service it is about, and the city it was in. */
  service: choice,
  visited: choice,
};

/** POST reviews: a review is read by the staff before it is published. */
export const review = defineRequestForm({
  page: '/review/',
  publishes: true,
  call: defineCall({
    method: 'POST',
    path: '/reviews',
    request: v.object({
      ...own,
      city: slug,
      /** The trap: a person leaves it empty (decision 52). */
      feedback_phone: v.optional(v.string(), ''),
    }),
    response: accepted,
    life: LIFE.none,
    // Only through the form, which knows robots from people.
    access: 'storefront',
    limit: 'requests',
    mails: 'typed',
  }),
  fields: own,
  request: (fields, { city }) => ({ ...fields, city, feedback_phone: '' }),
});
