import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, flag, LIFE } from '../fields.ts';
import { because } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { attestation, ceremonyOptions } from './web-authn.ts';

/** Most passkeys of an account, and most recovery codes, which come all at once. */
export const MOST_PASSKEYS = 20;
export const RECOVERY_CODES = 10;

/** What a person calls a passkey. */
export const passkeyName = v.pipe(
  v.string(because('required')),
  v.trim(),
  v.nonEmpty(because('required')),
  v.maxLength(60, because('long')),
);

const passkey = v.object({
  id: count,
  name: v.string(),
  /** Host or domain it was made for. */
  site: v.string(),
  /** Whether it works on the site that asks. */
  here: v.boolean(),
  /** Whether a service copies it to other devices. */
  synced: v.boolean(),
  /** ISO. */
  created_at: v.string(),
  used_at: v.nullable(v.string()),
});

export type Passkey = v.InferOutput<typeof passkey>;

const signInSecurityData = v.object({
  passkeys: v.array(passkey),
  recovery_codes: v.object({
    /** How many have not been used. */
    left: count,
    made_at: v.nullable(v.string()),
  }),
  /** Whether a password alone does not log in. */
  second_factor: v.boolean(),
});

/** How an account is protected beside its password. */
export type SignInSecurity = v.InferOutput<typeof signInSecurityData>;

const response = v.object({ data: signInSecurityData });

/** GET sign-in-security: passkeys, recovery codes and the second factor of an account. */
export const signInSecurity = defineCall({
  method: 'GET',
  path: '/sign-in-security',
  request: v.object(tokenEntries),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/** POST passkeys/options: what the browser needs to make a passkey for the site that asks. */
export const passkeyOptions = defineCall({
  method: 'POST',
  path: '/passkeys/options',
  request: v.object(tokenEntries),
  response: ceremonyOptions,
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'nobody',
});

/** POST passkeys: adds the passkey that the browser has made. 422 at `response` when it is not one that was asked for. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/passkeys',
  request: v.object({ ...tokenEntries, name: passkeyName, response: attestation }),
  response,
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST passkeys/rename: what its owner calls a passkey. */
export const renamePasskey = defineCall({
  method: 'POST',
  path: '/passkeys/rename',
  request: v.object({ ...tokenEntries, id: count, name: passkeyName }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST passkeys/remove: it logs in no more. With the last one the second factor is switched off. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/passkeys/remove',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST recovery-codes: ten new codes in place of all earlier ones. They are never shown again. */
export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/recovery-codes',
  request: v.object(tokenEntries),
  response: v.object({
    data: v.object({
      codes: v.pipe(v.array(v.string()), v.length(RECOVERY_CODES)),
      security: signInSecurityData,
    }),
  }),
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/**
 * POST second-factor: whether a password alone is enough to log in. 422 at `on` without a passkey, or without a
 * recovery code for the day the passkey is lost.
 */
export const setSecondFactor = defineCall({
  method: 'POST',
  path: '/second-factor',
  request: v.object({ ...tokenEntries, on: flag }),
  response,
  life: LIFE.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});
