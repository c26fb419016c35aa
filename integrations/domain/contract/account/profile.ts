import * as v from 'valibot';
import { LOCALES } from '../../i18n/languages.ts';
import { ACCOUNT_METHODS } from '../contact-methods.ts';
import { reasonCode } from '../reasons.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS } from '../fields.ts';
import { tokenEntries } from './account-token.ts';
import { contactEntries, isReachable } from './contact.ts';

/** Account data (§7): the personal area shows them to the holder. */
export const accountData = v.object({
  email: v.string(),
  /** Whether the mailbox is confirmed. */
  confirmed: v.boolean(),
  name: v.string(),
  /** Plus and digits; empty when a nickname replaces it. */
  phone: v.string(),
  nickname: v.string(),
  notify_type: v.picklist(Object.values(ACCOUNT_METHODS)),
  /** Language of letters. */
  language: v.picklist(LOCALES),
  /** Regular customers get free delivery and fitting (§6). */
  regular: v.boolean(),
  /** ISO. */
  created_at: v.string(),
  /** When the account will be deleted, ISO; null without a deletion request. */
  delete_at: v.nullable(v.string()),
});

export type AccountData = v.InferOutput<typeof accountData>;

/** GET account (§7): the account of the token. 401 for an unknown or expired token. */
export const account = defineCall({
  method: 'GET',
  path: '/account',
  request: v.object(tokenEntries),
  response: v.object({ data: accountData }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST account/edit: changes personal data and contact method; the mail address stays the same. */
export const editAccount = defineCall({
  method: 'POST',
  path: '/account/edit',
  request: v.pipe(
    v.object({
      ...tokenEntries,
      ...contactEntries,
      language: v.picklist(LOCALES, reasonCode('value')),
    }),
    v.forward(v.partialCheck([['phone'], ['nickname'], ['notify_type']], isReachable, reasonCode('phone')), [
      'phone',
    ]),
  ),
  response: v.object({ data: accountData }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  provedFields: ['phone', 'nickname'],
  limit: 'writes',
  mails: 'nobody',
});
