import type { Assertion, Attestation } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { PasskeyRow } from '../../database/schema/index.ts';
import type { RelyingParty } from './relying-parties.ts';

/* The only module that imports the library. It needs 0.2 s and 24 MB, so it is loaded after the start. */

const library = () => import('@simplewebauthn/server');

/** Seconds after the start until the library is loaded: on a busy machine the first visitor would wait too long. */
const LOADED_AFTER = 5;

/** Loads the library some seconds after the start. @returns a function that cancels this. */
export function loadLibraryLater(): () => void {
  const timer = setTimeout(() => void library(), LOADED_AFTER * 1000);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Signature algorithms, in the order of preference: EdDSA, ES256, RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that a browser has created, in the form of the database. */
export type CreatedPasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId' | 'synced'
>;

/** The fields with which a browser looks for a passkey, and those with which its response is verified. */
export type PasskeyDescriptor = Pick<PasskeyRow, 'credentialId' | 'transports'>;
export type PasskeyPublicKey = Pick<PasskeyRow, 'credentialId' | 'publicKey'>;

/** The verified result of a passkey. */
export interface VerifiedAssertion {
  counter: number;
  synced: boolean;
}

/** Uses up a challenge. @returns whether it was issued for this purpose. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** The data of a new passkey and of the existing ones. */
export interface NewPasskey {
  party: RelyingParty;
  /** Name of the shop for the dialog of the browser. */
  shop: string;
  challenge: string;
  userHandle: string;
  email: string;
  name: string;
  existing: readonly PasskeyDescriptor[];
  /** 'required' for a discoverable passkey that verifies its user. By default it may be a second factor only. */
  demand?: 'required' | 'preferred';
}

/** Options for `navigator.credentials.create`. */
export async function creationOptions({ demand = 'preferred', ...wish }: NewPasskey) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: wish.shop,
    rpID: wish.party.id,
    userName: wish.email,
    userDisplayName: wish.name,
    userID: bytes(wish.userHandle),
    challenge: bytes(wish.challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: wish.existing.map(descriptor),
    // A security key without space for a discoverable credential is still useful as a second factor.
    authenticatorSelection: { residentKey: demand, userVerification: demand },
  });
}

/**
 * Options for `navigator.credentials.get`. @param known passkeys of one account; undefined lets the browser find any.
 */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  userVerification: 'required' | 'preferred',
  known?: readonly PasskeyDescriptor[],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytes(challenge),
    userVerification,
    ...(known && { allowCredentials: known.map(descriptor) }),
  });
}

/** The passkey of a response; undefined when origin, challenge or signature is not valid. */
export async function readAttestation(
  response: Attestation,
  party: RelyingParty,
  take: TakeChallenge,
  requireUserVerification = false,
): Promise<CreatedPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialDeviceType } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    rpId: party.id,
    synced: credentialDeviceType === 'multiDevice',
  };
}

/** The verified result of a passkey; undefined when signature, origin or challenge is not valid. */
export async function readAssertion(
  response: Assertion,
  passkey: PasskeyPublicKey,
  party: RelyingParty,
  take: TakeChallenge,
  requireUserVerification: boolean,
): Promise<VerifiedAssertion | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The caller compares the counter in the database, because two responses may arrive at the same time.
    credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    requireUserVerification,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialDeviceType } = verified.authenticationInfo;
  return { counter: newCounter, synced: credentialDeviceType === 'multiDevice' };
}

function descriptor({ credentialId: id, transports }: PasskeyDescriptor) {
  return { id, transports };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}
