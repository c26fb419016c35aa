import * as v from 'valibot';
import { wholePhone } from '../../i18n/phone-number.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';
import {
  messageText,
  optionalEmail,
  optionalMessage,
  optionalText,
  personName,
  phoneEntries,
  phoneRefusal,
  requiredText,
  sentPhone,
} from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm, type Typed } from './request-form.ts';

/** The item of a request: `clock/{itemUrl}` and similar; anything else becomes empty. */
export const item = v.pipe(
  optionalText,
  v.transform((text) => (/^(clock|jewelry|accessory|art)\/[a-z0-9._-]{1,160}$/i.test(text) ? text : '')),
);

/** The place where something was seen, in free text or as a URL. */
const where = v.pipe(requiredText, v.maxLength(500, reasonCode('long')));

/**
 * A form with the person, the contact (a phone, a mail address, or both), and fields of its own.
 * @param order position of its own fields.
 */
export function simpleRequest<const Own extends v.ObjectEntries>(
  page: `/${string}/`,
  path: `/${string}`,
  own: Own,
  order: 'person first' | 'person last' = 'person first',
) {
  const person = { user_name: personName, ...phoneEntries, email: optionalEmail };
  const call = defineCall({
    method: 'POST',
    path,
    request: v.object({
      user_name: personName,
      telephone: sentPhone,
      email: optionalEmail,
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
  });
  return defineRequestForm({
    page,
    call,
    parameters: 'item' in own ? ['item'] : [],
    fields: (order === 'person first' ? { ...person, ...own } : { ...own, ...person }) as v.ObjectEntries,
    across: reachable,
    request: ({ country, telephone, ...fields }, { city }) =>
      ({ ...fields, telephone: wholePhone(String(country), String(telephone)), city }) as never,
  });
}

/** Refuses a form without a complete phone and without a mail address: nobody could answer it. */
function reachable(typed: Typed) {
  const phone = { country: typed.country ?? '', telephone: typed.telephone ?? '' };
  const refusal = phoneRefusal(phone);
  return refusal && !(refusal === 'required' && typed.email?.trim()) ? { telephone: refusal } : {};
}

/** A question, about an item or anything else. */
export const question = simpleRequest('/question/', '/question', { message: messageText, item });

/** A request for more photographs of an item. */
export const photoRequest = simpleRequest('/photo-request/', '/photo-request', {
  message: optionalMessage,
  item,
});

/** A report of the same thing at a lower price. */
export const cheaper = simpleRequest('/cheaper/', '/cheaper', { link: where, item });

/** A request to be notified when an item, or something described, arrives. */
export const arrivalNotice = simpleRequest('/arrival-notice/', '/arrival-notice', {
  message: optionalMessage,
  item,
});

/** A letter to the director. */
export const director = simpleRequest('/director/', '/director', { message: messageText });

/** Refer a friend: their name and contact. */
export const friend = simpleRequest('/friend/', '/friend', {
  friend_name: personName,
  friend_contact: where,
});

/** A question to the owner of an item on commission. */
export const contactOwner = simpleRequest('/contact-owner/', '/contact-owner', {
  message: messageText,
  item,
});
