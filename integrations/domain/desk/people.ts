import * as v from 'valibot';
import { givenPassword, password } from '../contract/account/password.ts';
import { nothing } from '../contract/fields.ts';
import { personName } from '../contract/person-fields.ts';
import { because } from '../contract/reasons.ts';
import { email } from '../contract/subscription.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';
import { ROLES } from './roles.ts';

/** What an authenticator shows: six digits, which may be typed with a space in their middle. */
const code = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, because('value')),
);

/** The secret of a session or an invitation. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const id = v.pipe(v.number(), v.integer());
const office = v.nullable(v.pipe(v.string(), v.maxLength(64)));
const moment = v.pipe(v.string(), v.isoTimestamp());

/** Somebody who works at the desk. */
export const colleague = v.object({
  id,
  email: v.string(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** Address word of the city whose office they belong to; null for all offices. */
  office,
  locale: v.picklist(LOCALES),
  /** When their access was ended; null while they have it. */
  ended_at: v.nullable(moment),
  /** When they last used the desk; null before the first time. */
  seen_at: v.nullable(moment),
});
export type Colleague = v.InferOutput<typeof colleague>;

/** An invitation that nobody has followed yet. */
export const invitation = v.object({
  id,
  email: v.string(),
  role: v.picklist(ROLES),
  office,
  expires_at: moment,
});
export type Invitation = v.InferOutput<typeof invitation>;

const done = v.object({ data: v.object({ status: v.literal('done') }) });

/** POST log-in: opens a session by address, password and the code of the authenticator. 401 whichever of them is wrong. */
export const logIn = defineDeskCall({
  method: 'POST',
  path: '/log-in',
  request: v.object({ email, password: givenPassword, code }),
  response: v.object({ token: secret, data: colleague }),
  access: 'anybody',
  audited: 'nothing',
});

/** POST log-out: the session that makes the call ends. */
export const logOut = defineDeskCall({
  method: 'POST',
  path: '/log-out',
  request: nothing,
  response: done,
  access: 'colleague',
  audited: 'nothing',
});

/** GET me: who is logged in. */
export const me = defineDeskCall({
  method: 'GET',
  path: '/me',
  request: nothing,
  response: v.object({ data: colleague }),
  access: 'colleague',
  audited: 'nothing',
});

/** POST invitation: whom an invitation is for, and the secret for their authenticator. POST, so that its secret is in no address. */
export const openInvitation = defineDeskCall({
  method: 'POST',
  path: '/invitation',
  request: v.object({ invitation: secret }),
  response: v.object({
    data: v.object({
      /** Empty where whoever follows it types theirs. */
      email: v.string(),
      role: v.picklist(ROLES),
      /** `otpauth://totp/…`, as authenticators read it. */
      authenticator: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
    }),
  }),
  access: 'anybody',
  audited: 'nothing',
});

/** POST join: an invitation becomes a colleague, who has shown that the authenticator works. An invitation is good once. */
export const join = defineDeskCall({
  method: 'POST',
  path: '/join',
  request: v.object({
    invitation: secret,
    /** Of the first owner, whose invitation is for no address. */
    email: v.optional(email),
    name: personName,
    password,
    code,
    locale: v.picklist(LOCALES),
  }),
  response: v.object({ token: secret, data: colleague }),
  access: 'anybody',
  audited: 'nothing',
});

/** GET people: everybody of the desk, those whose access has ended too, and open invitations. */
export const people = defineDeskCall({
  method: 'GET',
  path: '/people',
  request: nothing,
  response: v.object({ data: v.object({ people: v.array(colleague), invitations: v.array(invitation) }) }),
  access: 'people',
  audited: 'nothing',
});

/**
 * POST people/invite: makes an invitation that is good once and for three days; its secret is told here and never again.
 * Inviting the same address again replaces it. Who has access already is refused: 422 at `email`.
 */
export const invite = defineDeskCall({
  method: 'POST',
  path: '/people/invite',
  request: v.object({ email, role: v.picklist(ROLES), office }),
  response: v.object({ data: invitation, invitation: secret }),
  access: 'people',
  audited: 'change',
});

/** POST people/withdraw: an invitation leads nowhere any more. */
export const withdrawInvitation = defineDeskCall({
  method: 'POST',
  path: '/people/withdraw',
  request: v.object({ id }),
  response: done,
  access: 'people',
  audited: 'change',
});

/** POST people/role: what somebody is from now on. The last owner stays one: 422 at `role`. */
export const changeRole = defineDeskCall({
  method: 'POST',
  path: '/people/role',
  request: v.object({ id, role: v.picklist(ROLES), office }),
  response: v.object({ data: colleague }),
  access: 'people',
  audited: 'change',
});

/** POST people/access: ends somebody's access and all their sessions, or gives it back. The last owner keeps it: 422 at `id`. */
export const changeAccess = defineDeskCall({
  method: 'POST',
  path: '/people/access',
  request: v.object({ id, has_access: v.boolean() }),
  response: v.object({ data: colleague }),
  access: 'people',
  audited: 'change',
});

/** A login of somebody's own. */
const deskSession = v.object({
  id,
  /** Browser and system, as far as they are known. */
  device: v.string(),
  opened_at: moment,
  seen_at: moment,
  is_this: v.boolean(),
});

/** GET sessions: one's own living sessions, the latest first. */
export const deskSessions = defineDeskCall({
  method: 'GET',
  path: '/sessions',
  request: nothing,
  response: v.object({ data: v.array(deskSession) }),
  access: 'colleague',
  audited: 'nothing',
});

/** POST sessions/end: ends one of one's own sessions. */
export const endDeskSession = defineDeskCall({
  method: 'POST',
  path: '/sessions/end',
  request: v.object({ id }),
  response: done,
  access: 'colleague',
  audited: 'change',
});
