import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import { because } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { givenPassword } from './password.ts';
import { assertion, ceremonyOptions } from './web-authn.ts';

/** Minutes in which a second factor has to follow its password. */
export const TICKET_MINUTES = 5;

/** What stands for a login whose password was right while its second factor is to come: no session, good once. */
const ticket = v.pipe(v.string(because('ticket_over')), v.regex(/^[\w-]{20,100}$/, because('ticket_over')));

/** A second factor is asked for: in place of the account token that `POST /login` gives otherwise. */
export const secondFactorAsked = v.object({
  second_factor: v.object({
    ticket: v.string(),
    valid_minutes: count,
    /** Whether the account has passkeys for the site that asks; recovery codes are good on every site. */
    passkey: v.boolean(),
    /** The sites it has passkeys for. */
    sites: v.array(v.string()),
  }),
});

export type SecondFactorAsked = v.InferOutput<typeof secondFactorAsked>;

/** A session that was opened. */
export const openedSession = v.object({
  account_token: v.string(),
  /**
   * What the browser is known by from now on when it logs in: the gateway turns it into a cookie that no script reads,
   * and browsers never see it here.
   */
  device_token: v.optional(v.string()),
});

/** POST login/passkey/options: what the browser needs to look for passkeys of the site that asks. */
export const passkeyLoginOptions = defineCall({
  method: 'POST',
  path: '/login/passkey/options',
  request: v.object({}),
  response: ceremonyOptions,
  life: LIFE.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST login/passkey: a session for somebody who has a passkey and has shown the device who they are. 401 for all else.
 */
export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/login/passkey',
  request: v.object({ response: assertion }),
  response: openedSession,
  life: LIFE.none,
  access: 'visitor',
  limit: 'logins',
  mails: 'known',
  opensSession: true,
});

/** POST login/second-factor/options: what the browser needs to find a passkey of the ticket's account. */
export const secondFactorOptions = defineCall({
  method: 'POST',
  path: '/login/second-factor/options',
  request: v.object({ ticket }),
  response: ceremonyOptions,
  life: LIFE.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST login/second-factor: a session for somebody who knew the password and has a passkey or a recovery code. 422 at
 * `response`, `recovery_code` or `ticket`; after five wrong ones the password has to be given again.
 */
export const completeLogin = defineCall({
  method: 'POST',
  path: '/login/second-factor',
  request: v.object({
    ticket,
    response: v.optional(assertion),
    recovery_code: v.optional(
      v.pipe(v.string(because('recovery_code')), v.maxLength(40, because('recovery_code'))),
    ),
  }),
  response: openedSession,
  life: LIFE.none,
  access: 'visitor',
  limit: 'logins',
  mails: 'known',
  opensSession: true,
});

/**
 * POST proof/options: what the browser needs to find a passkey of somebody who is logged in. 422 at `response` without
 * one here.
 */
export const proofOptions = defineCall({
  method: 'POST',
  path: '/proof/options',
  request: v.object(tokenEntries),
  response: ceremonyOptions,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST proof: somebody who is logged in shows password or passkey once more, and may do for five minutes what asks for
 * that (`recentProof`). The session goes on under a new token; the old one is no longer valid (decision 95). 422 at
 * `current_password` or `response`.
 */
export const prove = defineCall({
  method: 'POST',
  path: '/proof',
  request: v.object({
    ...tokenEntries,
    current_password: v.optional(givenPassword),
    response: v.optional(assertion),
  }),
  response: v.object({ account_token: v.string() }),
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
