import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';
import { messageText, optionalText, personName } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm } from './request-form.ts';

/** Values of the rating field, the best first. */
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

/** An optional slug. */
const choice = v.pipe(
  optionalText,
  v.check((text) => text === '' || v.is(slug, text), reasonCode('value')),
);

const own = {
  rating: v.picklist(RATINGS, reasonCode('required')),
  message: messageText,
  user_name: personName,
  /** The reviewed service, and the city. */
  service: choice,
  visited: choice,
};

/** POST reviews: sends a review; the staff reads it before it is published. */
export const review = defineRequestForm({
  page: '/review/',
  publishes: true,
  call: defineCall({
    method: 'POST',
    path: '/reviews',
    request: v.object({
      ...own,
      city: slug,
      /** Honeypot: a person leaves it empty (decision 52). */
      feedback_phone: v.optional(v.string(), ''),
    }),
    response: accepted,
    cacheSeconds: CACHE_SECONDS.none,
    // Only through the form, which has the robot check.
    access: 'storefront',
    limit: 'requests',
    mails: 'typed',
  }),
  fields: own,
  request: (fields, { city }) => ({ ...fields, city, feedback_phone: '' }),
});
