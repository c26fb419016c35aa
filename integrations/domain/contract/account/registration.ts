import * as v from 'valibot';
import { wholePhone } from '../../i18n/phone-number.ts';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { ACCOUNT_METHODS } from '../contact-methods.ts';
import {
  contactMethod,
  nickname,
  personName,
  phoneEntries,
  contactRefusal,
  sentNickname,
} from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { defineRequestForm } from '../requests/request-form.ts';
import { email } from '../subscription.ts';
import { contactEntries, isReachable } from './contact.ts';
import { repeatsPassword, newPasswordEntries } from './password.ts';

/**
 * POST register (§7): registers an account; a nickname may replace the phone (§5). The response does not show whether
 * the address is known: its owner gets a letter either way, and only the letters differ.
 */
export const register = defineCall({
  method: 'POST',
  path: '/register',
  request: v.pipe(
    v.object({ ...contactEntries, email, ...newPasswordEntries }),
    v.forward(v.partialCheck([['phone'], ['nickname'], ['notify_type']], isReachable, reasonCode('phone')), [
      'phone',
    ]),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirmation']],
        repeatsPassword,
        reasonCode('password_repeat'),
      ),
      ['password_confirmation'],
    ),
  ),
  response: v.object({
    data: v.object({
      status: v.literal('confirmation_sent'),
      /** How long the link in the letter is valid. */
      valid_hours: count,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the form, which has the robot check.
  access: 'storefront',
  limit: 'letters',
  mails: 'typed',
});

/** The registration form (§5). */
export const registration = defineRequestForm({
  page: '/registration/',
  call: register,
  fields: {
    name: personName,
    ...phoneEntries,
    type_contact: contactMethod,
    nickname,
    email,
    ...newPasswordEntries,
  },
  across: (typed) => {
    const phone = contactRefusal(typed);
    return {
      ...(phone && { telephone: phone }),
      ...(!repeatsPassword(typed) && { password_confirmation: 'password_repeat' as const }),
    };
  },
  request: ({ country, telephone, type_contact, nickname, ...rest }) => ({
    ...rest,
    nickname: sentNickname({ type_contact, nickname }),
    phone: wholePhone(country, telephone),
    notify_type: ACCOUNT_METHODS[type_contact],
  }),
});
