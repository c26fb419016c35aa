import * as v from 'valibot';
import { wholePhone } from '../../i18n/phone-number.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';
import {
  contactMethod,
  nickname,
  optionalEmail,
  personName,
  phoneEntries,
  contactRefusal,
  sentNickname,
  sentPhone,
} from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm } from './request-form.ts';
import { item } from './simple-requests.ts';

/** Wishes about an item: reserve it, or buy it. */
export const WISHES = ['reserve', 'buy'] as const;

const own = {
  wish: v.picklist(WISHES, reasonCode('required')),
  user_name: personName,
  type_contact: contactMethod,
  nickname,
  email: optionalEmail,
  item: v.pipe(item, v.nonEmpty(reasonCode('required'))),
};

/** The modal "buy", for an available item; 422 `sold` at `item` when it is no longer available. */
export const purchase = defineRequestForm({
  page: '/purchase/',
  parameters: ['item'],
  call: defineCall({
    method: 'POST',
    path: '/purchase',
    request: v.object({
      ...own,
      telephone: sentPhone,
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
  fields: {
    item: own.item,
    wish: own.wish,
    user_name: own.user_name,
    ...phoneEntries,
    type_contact: own.type_contact,
    nickname: own.nickname,
    email: own.email,
  },
  across: (typed) => {
    const refusal = contactRefusal(typed);
    return refusal ? { telephone: refusal } : {};
  },
  request: ({ country, telephone, ...fields }, { city }) => ({
    ...fields,
    nickname: sentNickname(fields),
    telephone: wholePhone(country, telephone),
    city,
    feedback_phone: '',
  }),
});
