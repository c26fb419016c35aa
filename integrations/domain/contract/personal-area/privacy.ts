import * as v from 'valibot';
import { LOCALES } from '../../i18n/languages.ts';
import { tokenEntries } from '../account/account-token.ts';
import { accountData } from '../account/profile.ts';
import { givenPassword } from '../account/password.ts';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import { EXPORT_FIELDS, EXPORT_PARTS } from './export-parts.ts';

export { EXPORT_FIELDS, EXPORT_PARTS };

/** Days between the wish to be deleted and the deletion: who logs in is asked, and may take the wish back. */
export const DELETION_DAYS = 30;

const consent = v.object({
  /** What it was given with: `registration`, `mailing`, or the call of a request, `purchase`. */
  purpose: v.string(),
  language: v.picklist(LOCALES),
  /** Editions of the words agreed to and of the privacy policy shown with them (decision 57), where they are known. */
  text: v.nullable(v.string()),
  policy: v.nullable(v.string()),
  /** ISO. */
  given_at: v.string(),
  withdrawn_at: v.nullable(v.string()),
});

/** GET consents: what an account holder has agreed to and taken back, the latest first. */
export const consents = defineCall({
  method: 'GET',
  path: '/consents',
  request: v.object(tokenEntries),
  response: v.object({ data: v.array(consent) }),
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

export type Consent = v.InferOutput<typeof consent>;

const cell = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** GET account/export: everything the shop holds of an account, by parts, each a list of rows of named values. */
export const exportAccount = defineCall({
  method: 'GET',
  path: '/account/export',
  request: v.object(tokenEntries),
  response: v.object({
    data: v.object({
      /** ISO. */
      made_at: v.string(),
      parts: v.record(v.picklist(EXPORT_PARTS), v.array(v.record(v.picklist(EXPORT_FIELDS), cell))),
    }),
  }),
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'reads',
});

/** POST account/delete: all sessions end, and the account is deleted after its days of grace. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/delete',
  request: v.object({ ...tokenEntries, current_password: v.optional(givenPassword) }),
  response: v.object({
    data: v.object({ status: v.literal('to_be_deleted'), delete_at: v.string(), days: count }),
  }),
  life: LIFE.none,
  access: 'password-or-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST account/keep: the wish to be deleted is taken back. Answers with the account; again is the same. */
export const keepAccount = defineCall({
  method: 'POST',
  path: '/account/keep',
  request: v.object(tokenEntries),
  response: v.object({ data: accountData }),
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
