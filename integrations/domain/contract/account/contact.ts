import * as v from 'valibot';
import { reasonCode } from '../reasons.ts';
import { ACCOUNT_METHODS, type ContactMethod } from '../contact-methods.ts';
import { isNickname, nickname, personName, sentPhone } from '../person-fields.ts';

/** How the shop reaches an account holder, as the account numbers it: 1 call, 2 WhatsApp, 4 Telegram (decision 50). */
export type NotifyType = (typeof ACCOUNT_METHODS)[ContactMethod];

/** The number from JSON or from a form; 1 when absent (§7). */
const notifyType = v.pipe(
  v.optional(v.union([v.number(), v.string()], reasonCode('method')), ACCOUNT_METHODS.telephone),
  v.transform(Number),
  v.picklist(Object.values(ACCOUNT_METHODS), reasonCode('method')),
);

/** Contact fields of a call; for Telegram a nickname may replace the phone. */
export const contactEntries = {
  name: personName,
  phone: v.optional(sentPhone, ''),
  nickname: v.optional(nickname, ''),
  notify_type: notifyType,
};

/** Whether the shop can reach the person: by phone, or by nickname when the method is Telegram (§5, decision 82). */
export function isReachable(contact: { phone: string; nickname: string; notify_type: NotifyType }): boolean {
  const byNickname = contact.notify_type === ACCOUNT_METHODS.telegram && isNickname(contact.nickname);
  return contact.phone !== '' || byNickname;
}
