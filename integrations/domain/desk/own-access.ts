import * as v from 'valibot';
import { PASSWORD_LENGTH, password } from '../contract/account/password.ts';
import { passkeyName } from '../contract/account/passkeys.ts';
import { assertion, attestation, ceremonyOptions } from '../contract/account/web-authn.ts';
import { noFields } from '../contract/fields.ts';
import { reasonCode } from '../contract/reasons.ts';
import { defineDeskCall } from './desk-call.ts';
import { code, colleague, id, moment, secret } from './people.ts';

/** The session continues with a new token. */
const renewed = v.object({ token: secret, data: v.object({ status: v.literal('done') }) });

/** A passkey of the caller. */
export const deskPasskey = v.object({
  id,
  name: v.string(),
  /** Whether it belongs to the desk's current address. */
  here: v.boolean(),
  /** Whether a service syncs it to other devices. */
  synced: v.boolean(),
  created_at: moment,
  /** When it was last used; null for never. */
  used_at: v.nullable(moment),
});
export type DeskPasskey = v.InferOutput<typeof deskPasskey>;

const ownPasskeys = v.object({ data: v.array(deskPasskey) });

/** POST log-in/passkey-options: WebAuthn options to find a passkey of the desk. */
export const passkeyLogInOptions = defineDeskCall({
  method: 'POST',
  path: '/log-in/passkey-options',
  request: noFields,
  response: ceremonyOptions,
  access: 'anybody',
  audited: 'nothing',
});

/**
 * POST log-in/passkey: opens a session with a passkey and user verification; no password or code is needed. 401 when
 * refused.
 */
export const logInByPasskey = defineDeskCall({
  method: 'POST',
  path: '/log-in/passkey',
  request: v.object({ response: assertion }),
  response: v.object({ token: secret, data: colleague }),
  access: 'anybody',
  audited: 'nothing',
});

/** POST proof/options: WebAuthn options to find a passkey of the caller. 422 at `response` when there is none. */
export const deskProofOptions = defineDeskCall({
  method: 'POST',
  path: '/proof/options',
  request: noFields,
  response: ceremonyOptions,
  access: 'colleague',
  audited: 'nothing',
});

/**
 * POST proof: the caller proves a passkey, or password and code, again. For five minutes the session may change how
 * its holder logs in. 422 at `response`, or at both `password` and `code` when one of them is wrong.
 */
export const deskProof = defineDeskCall({
  method: 'POST',
  path: '/proof',
  request: v.object({
    password: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(PASSWORD_LENGTH.most, reasonCode('long')))),
    code: v.optional(code),
    response: v.optional(assertion),
  }),
  response: renewed,
  access: 'colleague',
  audited: 'nothing',
});

/** GET passkeys: passkeys of the caller, the latest first. */
export const deskPasskeys = defineDeskCall({
  method: 'GET',
  path: '/passkeys',
  request: noFields,
  response: ownPasskeys,
  access: 'colleague',
  audited: 'nothing',
});

/** POST passkeys/options: WebAuthn options to create a passkey of the desk. Needs a recent proof: else 403. */
export const deskPasskeyOptions = defineDeskCall({
  method: 'POST',
  path: '/passkeys/options',
  request: noFields,
  response: ceremonyOptions,
  access: 'colleague',
  audited: 'nothing',
});

/** POST passkeys/add: adds the passkey that the browser created. Needs a recent proof: else 403. */
export const addDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/add',
  request: v.object({ name: passkeyName, response: attestation }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST passkeys/rename: changes the name of a passkey. */
export const renameDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/rename',
  request: v.object({ id, name: passkeyName }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST passkeys/remove: removes a passkey. Needs a recent proof: else 403. */
export const removeDeskPasskey = defineDeskCall({
  method: 'POST',
  path: '/passkeys/remove',
  request: v.object({ id }),
  response: ownPasskeys,
  access: 'colleague',
  audited: 'change',
});

/** POST password: changes the caller's password and ends all their other sessions. Needs a recent proof: else 403. */
export const changeDeskPassword = defineDeskCall({
  method: 'POST',
  path: '/password',
  request: v.object({ password }),
  response: renewed,
  access: 'colleague',
  audited: 'change',
});

/**
 * POST authenticator/new: the secret for another authenticator. The old one stays valid until the new one has been
 * confirmed. Needs a recent proof: else 403.
 */
export const newDeskAuthenticator = defineDeskCall({
  method: 'POST',
  path: '/authenticator/new',
  request: noFields,
  response: v.object({
    data: v.object({
      /** `otpauth://totp/…`, for authenticator apps. */
      authenticator: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
    }),
  }),
  access: 'colleague',
  audited: 'nothing',
});

/**
 * POST authenticator: confirms the new authenticator with a code. It replaces the old one, and all other sessions of
 * the caller end. 422 at `code` for a wrong code, or without a start within the last hour.
 */
export const setDeskAuthenticator = defineDeskCall({
  method: 'POST',
  path: '/authenticator',
  request: v.object({ code }),
  response: renewed,
  access: 'colleague',
  audited: 'change',
});
