import * as v from 'valibot';
import { reasonCode } from '../reasons.ts';

/** Maximum lengths of an authenticator's fields, in characters of base64url. */
const LONGEST_FIELDS = { id: 1400, handle: 100, data: 8_000, attestation: 64_000 } as const;

const base64url = (longest: number) =>
  v.pipe(
    v.string(reasonCode('passkey_refused')),
    v.regex(/^[\w-]+$/, reasonCode('passkey_refused')),
    v.maxLength(longest, reasonCode('passkey_refused')),
  );

const credential = {
  id: base64url(LONGEST_FIELDS.id),
  rawId: base64url(LONGEST_FIELDS.id),
  type: v.literal('public-key', reasonCode('passkey_refused')),
};

/**
 * The result of `navigator.credentials.create` as JSON (WebAuthn 3, RegistrationResponseJSON): only the fields we
 * read.
 */
export const attestation = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url(LONGEST_FIELDS.data),
      attestationObject: base64url(LONGEST_FIELDS.attestation),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
    }),
  },
  reasonCode('passkey_refused'),
);

/**
 * The result of `navigator.credentials.get` as JSON (WebAuthn 3, AuthenticationResponseJSON): only the fields we
 * read.
 */
export const assertion = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url(LONGEST_FIELDS.data),
      authenticatorData: base64url(LONGEST_FIELDS.data),
      signature: base64url(LONGEST_FIELDS.data),
      userHandle: v.nullish(base64url(LONGEST_FIELDS.handle)),
    }),
  },
  reasonCode('passkey_refused'),
);

export type Attestation = v.InferOutput<typeof attestation>;
export type Assertion = v.InferOutput<typeof assertion>;

/**
 * WebAuthn 3 options for the browser. The libraries on both sides know the fields, so they are not described here.
 */
export const ceremonyOptions = v.object({ data: v.looseObject({ challenge: v.string() }) });
