import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS } from '../fields.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { password } from './password.ts';
import { openedSession, secondFactorAsked } from './login-steps.ts';

/**
 * POST login (§7): opens a session. 401 when address and password do not match, known address or not. 429 with
 * `retry_after` after too many attempts for one address. An account with a second factor gets a ticket for it instead
 * of a token.
 */
export const login = defineCall({
  method: 'POST',
  path: '/login',
  request: v.object({ email, password }),
  response: v.union([openedSession, secondFactorAsked]),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'logins',
  mails: 'known',
  opensSession: true,
});

/** POST logout (§7): invalidates the token; a repeated call has the same result. */
export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  request: v.object(tokenEntries),
  response: v.object({ data: v.object({ status: v.literal('logged_out') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'token',
  limit: 'writes',
  mails: 'nobody',
});
