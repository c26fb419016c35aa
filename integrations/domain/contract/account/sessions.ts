import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import { because } from '../reasons.ts';
import { tokenEntries } from './account-token.ts';
import { givenPassword, isRepeated, newPasswordEntries } from './password.ts';

/** How many sessions have ended. */
const ended = v.object({ data: v.object({ ended: count }) });

/** The token under which a session goes on from now on: its holder has shown again who they are (decision 95). */
export const renewedToken = { account_token: v.optional(v.string()) };

/** POST change-password: all other sessions of the account end, this one gets another token. 422 at `current_password` when that is wrong. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/change-password',
  request: v.pipe(
    v.object({ ...tokenEntries, current_password: givenPassword, ...newPasswordEntries }),
    v.forward(
      v.partialCheck([['password'], ['password_confirmation']], isRepeated, because('password_repeat')),
      ['password_confirmation'],
    ),
  ),
  response: v.object({ data: v.object({ ended: count }), ...renewedToken }),
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** A login that lasts. */
const session = v.object({
  id: count,
  /** Browser and system, as far as they are known: `Firefox, Windows`; else empty. */
  device: v.string(),
  /** ISO. */
  created_at: v.string(),
  /** The network it was opened in, as far as that may be shown: `203.0.*.*`; empty when it is not known. */
  place: v.optional(v.string(), ''),
  /** Whether it was opened in the network of this call. */
  same_network: v.optional(v.boolean(), false),
  seen_at: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
});

/** GET sessions: where the account is open, the one that asks first, then the latest. */
export const sessions = defineCall({
  method: 'GET',
  path: '/sessions',
  request: v.object(tokenEntries),
  response: v.object({ data: v.array(session) }),
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/** POST sessions/end: ends one session, or without an id all but the one that asks. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/sessions/end',
  request: v.object({ ...tokenEntries, id: v.optional(count) }),
  response: ended,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
