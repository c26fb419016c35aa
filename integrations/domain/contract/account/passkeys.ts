import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, flag, CACHE_SECONDS } from '../fields.ts';
import { reasonCode } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { attestation, ceremonyOptions } from './web-authn.ts';

/** Maximum number of passkeys of an account, and the number of recovery codes in a set. */
export const MOST_PASSKEYS = 20;
export const RECOVERY_CODES = 10;

/** The name that a person gives a passkey. */
export const passkeyName = v.pipe(
  v.string(reasonCode('required')),
  v.trim(),
  v.nonEmpty(reasonCode('required')),
  v.maxLength(60, reasonCode('long')),
);

const passkey = v.object({
  id: count,
  name: v.string(),
  /** The host or domain that it belongs to. */
  site: v.string(),
  /** Whether it works on the calling site. */
  here: v.boolean(),
  /** Whether a service syncs it to other devices. */
  synced: v.boolean(),
  /** ISO. */
  created_at: v.string(),
  used_at: v.nullable(v.string()),
});

export type Passkey = v.InferOutput<typeof passkey>;

const signInSecurityData = v.object({
  passkeys: v.array(passkey),
  recovery_codes: v.object({
    /** Number of unused codes. */
    left: count,
    made_at: v.nullable(v.string()),
  }),
  /** Whether login needs a second factor besides the password. */
  second_factor: v.boolean(),
});

/** Login security of an account besides its password. */
export type SignInSecurity = v.InferOutput<typeof signInSecurityData>;

const response = v.object({ data: signInSecurityData });

/** GET sign-in-security: passkeys, recovery codes and the second factor of an account. */
export const signInSecurity = defineCall({
  method: 'GET',
  path: '/sign-in-security',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST passkeys/options: WebAuthn options to create a passkey for the calling site. */
export const passkeyOptions = defineCall({
  method: 'POST',
  path: '/passkeys/options',
  request: v.object(tokenEntries),
  response: ceremonyOptions,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'nobody',
});

/** POST passkeys: adds the passkey that the browser created. 422 at `response` when it does not match the options. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/passkeys',
  request: v.object({ ...tokenEntries, name: passkeyName, response: attestation }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST passkeys/rename: changes the name of a passkey. */
export const renamePasskey = defineCall({
  method: 'POST',
  path: '/passkeys/rename',
  request: v.object({ ...tokenEntries, id: count, name: passkeyName }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/** POST passkeys/remove: removes a passkey. Removing the last one switches the second factor off. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/passkeys/remove',
  request: v.object({ ...tokenEntries, id: count }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/** POST recovery-codes: makes ten new codes that replace all earlier ones. They are shown only once. */
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
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});

/**
 * POST second-factor: switches the second factor on or off. 422 at `on` without a passkey, or without a recovery code
 * for a lost passkey.
 */
export const setSecondFactor = defineCall({
  method: 'POST',
  path: '/second-factor',
  request: v.object({ ...tokenEntries, on: flag }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'recent-proof',
  limit: 'writes',
  mails: 'known',
});
