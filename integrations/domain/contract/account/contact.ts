import * as v from 'valibot';
import { because, type Reason } from '../reasons.ts';
import {
  ACCOUNT_METHODS,
  type ContactMethod,
  isNickname,
  nickname,
  PHONE_DIGITS,
  personName,
  phoneRefusal,
  sentPhone,
} from '../person-fields.ts';

/** How the shop reaches an account holder, as the account numbers it: 1 call, 2 WhatsApp, 4 Telegram (decision 50). */
export type NotifyType = (typeof ACCOUNT_METHODS)[ContactMethod];

/** The number as JSON or a form gives it; 1 when it is not said (§7). */
const notifyType = v.pipe(
  v.optional(v.union([v.number(), v.string()], because('method')), ACCOUNT_METHODS.telephone),
  v.transform(Number),
  v.picklist(Object.values(ACCOUNT_METHODS), because('method')),
);

/** What a call says of a person and how to reach them; a nickname may stand in place of a phone. */
export const contactEntries = {
  name: personName,
  phone: v.optional(sentPhone, ''),
  nickname: v.optional(nickname, ''),
  notify_type: notifyType,
};

/** Whether a call says how to reach them: a phone of six digits or a nickname (§5, decision 47). */
export function isReachable({ phone, nickname }: { phone: string; nickname: string }): boolean {
  return isNickname(nickname) || phone.replace(/\D/g, '').length >= PHONE_DIGITS.registration;
}

/** Why the phone of a form is refused; a nickname makes it needless. */
export function contactRefusal(typed: {
  country: string;
  telephone: string;
  nickname: string;
}): Reason | undefined {
  return isNickname(typed.nickname) ? undefined : phoneRefusal(typed, PHONE_DIGITS.registration);
}
