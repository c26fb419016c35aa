import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { LIFE } from '../fields.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { password } from './password.ts';

/** A session that was opened. */
export const openedSession = v.object({
  account_token: v.string(),
  /**
   * What the browser is known by from now on when it logs in: the gateway turns it into a cookie that no script reads,
   * and browsers never see it here.
   */
  device_token: v.optional(v.string()),
});

/**
 * POST login (specification section 7). 401 when address and password do not belong together, whether the address
 * is known or not; 429 with `retry_after` after too many tries at one address.
 */
export const login = defineCall({
  method: 'POST',
  path: '/login',
  request: v.object({ email, password }),
  response: openedSession,
  life: LIFE.none,
  public: true,
  opensSession: true,
});

/** POST logout (specification section 7): the token is worth nothing any more; asking twice is the same. */
export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  request: v.object(tokenEntries),
  response: v.object({ data: v.object({ status: v.literal('logged_out') }) }),
  life: LIFE.none,
  public: true,
  account: true,
});
