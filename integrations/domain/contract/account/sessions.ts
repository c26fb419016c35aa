import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import { reasonCode } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { passwordToCheck, repeatsPassword, newPasswordEntries } from './password.ts';

/** Number of sessions that ended. */
const ended = v.object({ data: v.object({ ended: count }) });

/** The new token of the session after the holder proved again who they are (decision 95). */
export const renewedToken = { account_token: v.optional(v.string()) };

/**
 * POST change-password: changes the password; all other sessions end, and this session gets a new token. 422 at
 * `current_password` when it is wrong.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/change-password',
  request: v.pipe(
    v.object({ ...tokenEntries, current_password: passwordToCheck, ...newPasswordEntries }),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirmation']],
        repeatsPassword,
        reasonCode('password_repeat'),
      ),
      ['password_confirmation'],
    ),
  ),
  response: v.object({ data: v.object({ ended: count }), ...renewedToken }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** An open session. */
const session = v.object({
  id: count,
  /** Browser and system, as far as they are known: `Firefox, Windows`; else empty. */
  device: v.string(),
  /** ISO. */
  created_at: v.string(),
  /** The network of the login, masked: `203.0.*.*`; empty when unknown. */
  place: v.optional(v.string(), ''),
  /** Whether this call comes from the same network. */
  same_network: v.optional(v.boolean(), false),
  seen_at: v.string(),
  /** Whether it is the session of this call. */
  current: v.boolean(),
});

/** GET sessions: open sessions of the account, the calling one first, then the latest. */
export const sessions = defineCall({
  method: 'GET',
  path: '/sessions',
  request: v.object(tokenEntries),
  response: v.object({ data: v.array(session) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST sessions/end: ends one session; without an id, all except the calling one. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/sessions/end',
  request: v.object({ ...tokenEntries, id: v.optional(count) }),
  response: ended,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
