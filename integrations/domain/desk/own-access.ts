import * as v from 'valibot';
import { PASSWORD_LENGTH, password } from '../contract/account/password.ts';
import { passkeyName } from '../contract/account/passkeys.ts';
import { assertion, attestation, ceremonyOptions } from '../contract/account/web-authn.ts';
import { nothing } from '../contract/fields.ts';
import { because } from '../contract/reasons.ts';
import { defineDeskCall } from './desk-call.ts';
import { code, colleague, id, moment, secret } from './people.ts';

/** The session goes on under a new token. */
const renewed = v.object({ token: secret, data: v.object({ status: v.literal('done') }) });

/** A passkey of somebody's own. */
export const deskPasskey = v.object({
  id,
  name: v.string(),
  /** Whether it was made for the address that the desk has now. */
  here: v.boolean(),
  /** Whether a service copies it to other devices. */
  synced: v.boolean(),
  created_at: moment,
  /** When it was last used; null before the first time. */
  used_at: v.nullable(moment),
});
export type DeskPasskey = v.InferOutput<typeof deskPasskey>;

const ownPasskeys = v.object({ data: v.array(deskPasskey) });

/** POST log-in/passkey-options: what the browser needs to look for a passkey of the desk. */
export const passkeyLogInOptions = defineDeskCall({
  method: 'POST',
  path: '/log-in/passkey-options',
  request: nothing,
  response: ceremonyOptions,
  access: 'anybody',
  audited: 'nothing',
});

/** POST log-in/passkey: opens a session by a passkey that has checked its owner: no password, no code. 401 when refused. */
export const logInByPasskey = defineDeskCall({
  method: 'POST',
  path: '/log-in/passkey',
  request: v.object({ response: assertion }),
  response: v.object({ token: secret, data: colleague }),
  access: 'anybody',
  audited: 'nothing',
});

/** POST proof/options: what the browser needs to ask for one of one's own passkeys. 422 at `response` without any. */
export const deskProofOptions = defineDeskCall({
  method: 'POST',
  path: '/proof/options',
  request: nothing,
  response: ceremonyOptions,
  access: 'colleague',
  audited: 'nothing',
});

/**
 * POST proof: shows a passkey, or password and code, once more; for five minutes the session may change how its holder
 * logs in. 422 at `response`, or at `password` and `code` whichever of them is wrong.
 */
export const deskProof = defineDeskCall({
  method: 'POST',
  path: '/proof',
  request: v.object({
    password: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PASSWORD_LENGTH.most, because('long')))),
    code: v.optional(code),
    response: v.optional(assertion),
  }),
  response: renewed,
  access: 'colleague',
  audited: 'nothing',
});

/** GET passkeys: one's own, the latest first. */
export const deskPasskeys = defineDeskCall({
  method: 'GET',
  path: '/passkeys',
  request: nothing,
  response: ownPasskeys,
  access: 'colleague',
  audited: 'nothing',
});

/** POST passkeys/options: what the browser needs to make a passkey of the desk. Needs a recent proof: else 403. */
export const deskPasskeyOptions = defineDeskCall({
  method: 'POST',
  path: '/passkeys/options',
  request: nothing,
  response: ceremonyOptions,
  access: 'colleague',
  audited: 'nothing',
});

/** POST passkeys/add: keeps the passkey that the browser has made. Needs a recent proof: else 403. */
export const addDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/add',
  request: v.object({ name: passkeyName, response: attestation }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST passkeys/rename: what its owner calls it. */
export const renameDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/rename',
  request: v.object({ id, name: passkeyName }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST passkeys/remove: it logs in no more. Needs a recent proof: else 403. */
export const removeDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/remove',
  request: v.object({ id }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST password: one's own new password; every other session of one's own ends. Needs a recent proof: else 403. */
export const changeDeskPassword = defineDeskCall({
  method: 'POST',
  path: '/password',
  request: v.object({ password }),
  response: renewed,
  access: 'colleague',
  audited: 'change',
});

/** POST authenticator/new: the secret for another authenticator; the old one holds until its code is shown. Needs a recent proof: else 403. */
export const newDeskAuthenticator = defineDeskCall({
  method: 'POST',
  path: '/authenticator/new',
  request: nothing,
  response: v.object({
    data: v.object({
      /** `otpauth://totp/…`, as authenticators read it. */
      authenticator: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
    }),
  }),
  access: 'colleague',
  audited: 'nothing',
});

/**
 * POST authenticator: the new authenticator shows that it works and takes the place of the old one; every other session
 * of one's own ends. 422 at `code` when it shows another, or nothing was begun within the hour.
 */
export const setDeskAuthenticator = defineDeskCall({
  method: 'POST',
  path: '/authenticator',
  request: v.object({ code }),
  response: renewed,
  access: 'colleague',
  audited: 'change',
});
