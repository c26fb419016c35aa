import * as v from 'valibot';
import { wholePhone } from '../../i18n/phone-number.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';
import {
  callerName,
  contactMethod,
  isNickname,
  nickname,
  phoneEntries,
  contactRefusal,
  sentNickname,
  sentPhone,
} from '../person-fields.ts';
import { readLine } from '../plain-text.ts';
import { reasonCode } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm } from './request-form.ts';

/** The value that the call sends when there is no nickname (decision 51). */
const NO_NICKNAME = 'null';

/** POST feedback: a call request, with the field names of §7. 422 with reasons at `telephone` and `user_name`. */
export const feedback = defineCall({
  method: 'POST',
  path: '/feedback',
  request: v.pipe(
    v.object({
      user_name: callerName,
      telephone: sentPhone,
      city: slug,
      feedback_type: v.literal(1),
      type_contact: contactMethod,
      nickname: v.pipe(v.string(), v.transform(readLine), v.maxLength(64, reasonCode('value'))),
      /** Honeypot: a person leaves it empty (decision 52). */
      feedback_phone: v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['telephone'], ['nickname'], ['type_contact']],
        (sent) => sent.telephone !== '' || (sent.type_contact === 'telegram' && hasNickname(sent.nickname)),
        reasonCode('phone'),
      ),
      ['telephone'],
    ),
  ),
  response: accepted,
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the form, which has the robot check.
  access: 'storefront',
  limit: 'requests',
  mails: 'typed',
});

/** The call request form (§5 and §7): a phone, or a nickname for an answer in Telegram. */
export const callRequest = defineRequestForm({
  page: '/call-request/',
  call: feedback,
  fields: { user_name: callerName, ...phoneEntries, type_contact: contactMethod, nickname },
  across: (typed) => {
    const refusal = contactRefusal(typed);
    return refusal ? { telephone: refusal } : {};
  },
  request: ({ user_name, country, telephone, type_contact, nickname }, { city }) => ({
    user_name,
    telephone: wholePhone(country, telephone),
    city,
    feedback_type: 1 as const,
    type_contact,
    nickname: sentNickname({ type_contact, nickname }) || NO_NICKNAME,
    feedback_phone: '',
  }),
});

function hasNickname(text: string): boolean {
  return text !== NO_NICKNAME && isNickname(text);
}
