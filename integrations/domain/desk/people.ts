import * as v from 'valibot';
import { passwordToCheck, password } from '../contract/account/password.ts';
import { noFields } from '../contract/fields.ts';
import { personName } from '../contract/person-fields.ts';
import { reasonCode } from '../contract/reasons.ts';
import { email } from '../contract/subscription.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';
import { ROLES } from './roles.ts';

/** The code of an authenticator: six digits; a space in the middle is allowed. */
export const code = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, reasonCode('value')),
);

/** The secret of a session or an invitation. */
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Number of a row. */
export const id = v.pipe(v.number(), v.integer());
const office = v.nullable(v.pipe(v.string(), v.maxLength(64)));
/** A moment in ISO form. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A person with access to the desk. */
export const colleague = v.object({
  id,
  email: v.string(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** Slug of the city of their office; null for all offices. */
  office,
  locale: v.picklist(LOCALES),
  /** When their access ended; null while they have access. */
  ended_at: v.nullable(moment),
  /** When they last used the desk; null for never. */
  seen_at: v.nullable(moment),
});
export type Colleague = v.InferOutput<typeof colleague>;

/** An invitation that nobody has accepted yet. */
export const invitation = v.object({
  id,
  email: v.string(),
  role: v.picklist(ROLES),
  office,
  expires_at: moment,
});
export type Invitation = v.InferOutput<typeof invitation>;

const done = v.object({ data: v.object({ status: v.literal('done') }) });

/** POST log-in: opens a session with mail address, password and authenticator code. 401 whichever is wrong. */
export const logIn = defineDeskCall({
  method: 'POST',
  path: '/log-in',
  request: v.object({ email, password: passwordToCheck, code }),
  response: v.object({ token: secret, data: colleague }),
  access: 'anybody',
  audited: 'nothing',
});

/** POST log-out: ends the session of the call. */
export const logOut = defineDeskCall({
  method: 'POST',
  path: '/log-out',
  request: noFields,
  response: done,
  access: 'colleague',
  audited: 'nothing',
});

/** GET me: the person who is logged in. */
export const me = defineDeskCall({
  method: 'GET',
  path: '/me',
  request: noFields,
  response: v.object({ data: colleague }),
  access: 'colleague',
  audited: 'nothing',
});

/**
 * POST invitation: the person invited, and the secret for their authenticator. POST, so that no URL contains the
 * secret.
 */
export const openInvitation = defineDeskCall({
  method: 'POST',
  path: '/invitation',
  request: v.object({ invitation: secret }),
  response: v.object({
    data: v.object({
      /** Empty when the invited person types the address. */
      email: v.string(),
      role: v.picklist(ROLES),
      /** `otpauth://totp/…`, for authenticator apps. */
      authenticator: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
    }),
  }),
  access: 'anybody',
  audited: 'nothing',
});

/**
 * POST join: creates the access of an invited person after a code of their authenticator. An invitation works once.
 */
export const join = defineDeskCall({
  method: 'POST',
  path: '/join',
  request: v.object({
    invitation: secret,
    /** Only for the first owner, whose invitation has no address. */
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

/** GET people: everybody with access to the desk, people whose access has ended, and open invitations. */
export const people = defineDeskCall({
  method: 'GET',
  path: '/people',
  request: noFields,
  response: v.object({ data: v.object({ people: v.array(colleague), invitations: v.array(invitation) }) }),
  access: 'people',
  audited: 'nothing',
});

/**
 * POST people/invite: creates an invitation that works once within three days; only this response contains its
 * secret. A second invitation for an address replaces the first. 422 at `email` for somebody who already has access.
 */
export const invite = defineDeskCall({
  method: 'POST',
  path: '/people/invite',
  request: v.object({ email, role: v.picklist(ROLES), office }),
  response: v.object({ data: invitation, invitation: secret }),
  access: 'people',
  audited: 'change',
});

/** POST people/withdraw: withdraws an invitation, so that it no longer works. */
export const withdrawInvitation = defineDeskCall({
  method: 'POST',
  path: '/people/withdraw',
  request: v.object({ id }),
  response: done,
  access: 'people',
  audited: 'change',
});

/** POST people/role: changes somebody's role. The last owner must remain an owner: 422 at `role`. */
export const changeRole = defineDeskCall({
  method: 'POST',
  path: '/people/role',
  request: v.object({ id, role: v.picklist(ROLES), office }),
  response: v.object({ data: colleague }),
  access: 'people',
  audited: 'change',
});

/**
 * POST people/access: ends somebody's access and all their sessions, or restores the access. The last owner must keep
 * it: 422 at `id`.
 */
export const changeAccess = defineDeskCall({
  method: 'POST',
  path: '/people/access',
  request: v.object({ id, has_access: v.boolean() }),
  response: v.object({ data: colleague }),
  access: 'people',
  audited: 'change',
});

/** A session of the caller. */
const deskSession = v.object({
  id,
  /** Browser and system, as far as they are known. */
  device: v.string(),
  opened_at: moment,
  seen_at: moment,
  is_this: v.boolean(),
});

/** GET sessions: open sessions of the caller, the latest first. */
export const deskSessions = defineDeskCall({
  method: 'GET',
  path: '/sessions',
  request: noFields,
  response: v.object({ data: v.array(deskSession) }),
  access: 'colleague',
  audited: 'nothing',
});

/** POST sessions/end: ends one session of the caller. */
export const endDeskSession = defineDeskCall({
  method: 'POST',
  path: '/sessions/end',
  request: v.object({ id }),
  response: done,
  access: 'colleague',
  audited: 'change',
});
