import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { reasonCode } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { passwordToCheck } from './password.ts';
import { assertion, ceremonyOptions } from './web-authn.ts';

/** Minutes in which the second factor must follow the password. */
export const TICKET_MINUTES = 5;

/**
 * Represents a login with a correct password that still needs its second factor. It is not a session and is valid
 * once.
 */
const ticket = v.pipe(
  v.string(reasonCode('ticket_over')),
  v.regex(/^[\w-]{20,100}$/, reasonCode('ticket_over')),
);

/** The response that asks for a second factor, instead of the account token of `POST /login`. */
export const secondFactorAsked = v.object({
  second_factor: v.object({
    ticket: v.string(),
    valid_minutes: count,
    /** Whether the account has a passkey for the calling site; recovery codes work on every site. */
    passkey: v.boolean(),
    /** Sites for which the account has passkeys. */
    sites: v.array(v.string()),
  }),
});

export type SecondFactorAsked = v.InferOutput<typeof secondFactorAsked>;

/** A session that was opened. */
export const openedSession = v.object({
  account_token: v.string(),
  /**
   * Identifies the browser at its next login. The gateway puts it in an HttpOnly cookie and removes it from the
   * response.
   */
  device_token: v.optional(v.string()),
});

/** POST login/passkey/options: WebAuthn options to find passkeys of the calling site. */
export const passkeyLoginOptions = defineCall({
  method: 'POST',
  path: '/login/passkey/options',
  request: v.object({}),
  response: ceremonyOptions,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'nobody',
});

/** POST login/passkey: opens a session with a passkey and user verification. 401 otherwise. */
export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/login/passkey',
  request: v.object({ response: assertion }),
  response: openedSession,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'logins',
  mails: 'known',
  opensSession: true,
});

/** POST login/second-factor/options: WebAuthn options to find a passkey of the ticket's account. */
export const secondFactorOptions = defineCall({
  method: 'POST',
  path: '/login/second-factor/options',
  request: v.object({ ticket }),
  response: ceremonyOptions,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST login/second-factor: opens a session after a password, with a passkey or a recovery code. 422 at `response`,
 * `recovery_code` or `ticket`; after five wrong attempts the password is needed again.
 */
export const completeLogin = defineCall({
  method: 'POST',
  path: '/login/second-factor',
  request: v.object({
    ticket,
    response: v.optional(assertion),
    recovery_code: v.optional(
      v.pipe(v.string(reasonCode('recovery_code')), v.maxLength(40, reasonCode('recovery_code'))),
    ),
  }),
  response: openedSession,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'logins',
  mails: 'known',
  opensSession: true,
});

/**
 * POST proof/options: WebAuthn options to find a passkey of the person who is logged in. 422 at `response` when the
 * account has no passkey for this site.
 */
export const proofOptions = defineCall({
  method: 'POST',
  path: '/proof/options',
  request: v.object(tokenEntries),
  response: ceremonyOptions,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST proof: the account holder proves password or passkey again. For five minutes they may then make the calls that
 * require a recent proof (`recentProof`). The session continues with a new token; the old token becomes invalid
 * (decision 95). 422 at `current_password` or `response`.
 */
export const prove = defineCall({
  method: 'POST',
  path: '/proof',
  request: v.object({
    ...tokenEntries,
    current_password: v.optional(passwordToCheck),
    response: v.optional(assertion),
  }),
  response: v.object({ account_token: v.string() }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
