import * as v from 'valibot';
import { wholePhone } from '../../i18n/phone-number.ts';
import { defineCall } from '../call.ts';
import { LIFE, slug } from '../fields.ts';
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
import { because } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm, type Typed } from './request-form.ts';

/** What a request is about: `clock/{itemUrl}` and its like; what is no address of an item is nothing. */
export const item = v.pipe(
  optionalText,
  v.transform((text) => (/^(clock|jewelry|accessory|art)\/[a-z0-9._-]{1,160}$/i.test(text) ? text : '')),
);

/** Where something was seen, in a person's words or as an address. */
const where = v.pipe(requiredText, v.maxLength(500, because('long')));

/**
 * A form with the person, how to answer (a phone, an address, or both), and fields of its own.
 * @param order where the fields of its own stand.
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
      /** The trap: a person leaves it empty (decision 52). */
      feedback_phone: v.optional(v.string(), ''),
    }),
    response: accepted,
    life: LIFE.none,
    // Only through the form, which knows robots from people.
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

/** Somebody who left neither a whole phone nor an address cannot be answered. */
function reachable(typed: Typed) {
  const phone = { country: typed.country ?? '', telephone: typed.telephone ?? '' };
  const refusal = phoneRefusal(phone);
  return refusal && !(refusal === 'required' && typed.email?.trim()) ? { telephone: refusal } : {};
}

/** A question, about an item or anything else. */
export const question = simpleRequest('/question/', '/question', { message: messageText, item });

/** More photographs of an item. */
export const photoRequest = simpleRequest('/photo-request/', '/photo-request', {
  message: optionalMessage,
  item,
});

/** The same thing was seen for less. */
export const cheaper = simpleRequest('/cheaper/', '/cheaper', { link: where, item });

/** Tell me when it arrives: the item, or what is described. */
export const arrivalNotice = simpleRequest('/arrival-notice/', '/arrival-notice', {
  message: optionalMessage,
  item,
});

/** A letter to the director. */
export const director = simpleRequest('/director/', '/director', { message: messageText });

/** Bring a client: whom, and how to reach them. */
export const friend = simpleRequest('/friend/', '/friend', {
  friend_name: personName,
  friend_contact: where,
});

/** A question to the owner of an item that the shop sells for somebody. */
export const contactOwner = simpleRequest('/contact-owner/', '/contact-owner', {
  message: messageText,
  item,
});
