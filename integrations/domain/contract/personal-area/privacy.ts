import * as v from 'valibot';
import { LOCALES } from '../../i18n/languages.ts';
import { tokenEntries } from '../account/account-token.ts';
import { accountData } from '../account/profile.ts';
import { passwordToCheck } from '../account/password.ts';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { EXPORT_FIELDS, EXPORT_PARTS } from './export-parts.ts';

export { EXPORT_FIELDS, EXPORT_PARTS };

/** Days between a deletion request and the deletion; in that time the holder can log in and cancel it. */
export const DELETION_DAYS = 30;

const consent = v.object({
  /** Where it was given: `registration`, `mailing`, or the name of a request call such as `purchase`. */
  purpose: v.string(),
  language: v.picklist(LOCALES),
  /** Editions of the consent text and of the privacy policy shown with it (decision 57), when known. */
  text: v.nullable(v.string()),
  policy: v.nullable(v.string()),
  /** ISO. */
  given_at: v.string(),
  withdrawn_at: v.nullable(v.string()),
});

/** GET consents: consents that an account holder has given and withdrawn, the latest first. */
export const consents = defineCall({
  method: 'GET',
  path: '/consents',
  request: v.object(tokenEntries),
  response: v.object({ data: v.array(consent) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

export type Consent = v.InferOutput<typeof consent>;

const cell = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** GET account/export: all data of an account, in parts; each part is a list of rows of named values. */
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
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'reads',
});

/** POST account/delete: ends all sessions and deletes the account after the grace period. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/delete',
  request: v.object({ ...tokenEntries, current_password: v.optional(passwordToCheck) }),
  response: v.object({
    data: v.object({ status: v.literal('to_be_deleted'), delete_at: v.string(), days: count }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'password-or-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST account/keep: cancels the deletion request. Answers with the account; a repeated call has the same result. */
export const keepAccount = defineCall({
  method: 'POST',
  path: '/account/keep',
  request: v.object(tokenEntries),
  response: v.object({ data: accountData }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
