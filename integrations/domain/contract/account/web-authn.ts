import * as v from 'valibot';
import { because } from '../reasons.ts';

/** Maximum lengths of an authenticator's fields, in characters of base64url. */
const LONGEST = { id: 1400, handle: 100, data: 8_000, attestation: 64_000 } as const;

const base64url = (longest: number) =>
  v.pipe(
    v.string(because('passkey_refused')),
    v.regex(/^[\w-]+$/, because('passkey_refused')),
    v.maxLength(longest, because('passkey_refused')),
  );

const credential = {
  id: base64url(LONGEST.id),
  rawId: base64url(LONGEST.id),
  type: v.literal('public-key', because('passkey_refused')),
};

/**
 * The result of `navigator.credentials.create` as JSON (WebAuthn 3, RegistrationResponseJSON): only the fields we
 * read.
 */
export const attestation = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url(LONGEST.data),
      attestationObject: base64url(LONGEST.attestation),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
    }),
  },
  because('passkey_refused'),
);

/**
 * The result of `navigator.credentials.get` as JSON (WebAuthn 3, AuthenticationResponseJSON): only the fields we
 * read.
 */
export const assertion = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url(LONGEST.data),
      authenticatorData: base64url(LONGEST.data),
      signature: base64url(LONGEST.data),
      userHandle: v.nullish(base64url(LONGEST.handle)),
    }),
  },
  because('passkey_refused'),
);

export type Attestation = v.InferOutput<typeof attestation>;
export type Assertion = v.InferOutput<typeof assertion>;

/**
 * WebAuthn 3 options for the browser. The libraries on both sides know the fields, so they are not described here.
 */
export const ceremonyOptions = v.object({ data: v.looseObject({ challenge: v.string() }) });
