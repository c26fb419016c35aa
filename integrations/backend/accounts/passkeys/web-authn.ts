import type { Assertion, Attestation } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { PasskeyRow } from '../../database/schema/index.ts';
import type { RelyingParty } from './relying-parties.ts';

/* The one place that knows the library, which takes 0.2 s and 24 MB: no start waits for it. */

const library = () => import('@simplewebauthn/server');

/** Seconds after which a backend loads it unasked: on a busy machine the first person would wait too long. */
const LOADED_AFTER = 5;

/** Has the library loaded when the start is over. @returns what stops that. */
export function loadLater(): () => void {
  const timer = setTimeout(() => void library(), LOADED_AFTER * 1000);
  timer.unref();
  return () => clearTimeout(timer);
}

/** What passkeys may sign with, the first that an authenticator knows: EdDSA, ES256, RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** A passkey that a browser has made, as it is kept. */
export type MadePasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId' | 'synced'
>;

/** A passkey as its browser is asked for it, and as its word is read. */
export type AskedPasskey = Pick<PasskeyRow, 'credentialId' | 'transports'>;
export type ReadPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey'>;

/** What a passkey has said. */
export interface Said {
  counter: number;
  synced: boolean;
}

/** Whether a challenge was given out for this; it is used up by asking. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Who a new passkey is for, and what there is already. */
export interface NewPasskey {
  party: RelyingParty;
  /** What the browser shows as the name of the shop. */
  shop: string;
  challenge: string;
  userHandle: string;
  email: string;
  name: string;
  existing: readonly AskedPasskey[];
  /** Whether it has to say whose it is and to check its owner; by default it may be a second factor only. */
  demand?: 'required' | 'preferred';
}

/** What `navigator.credentials.create` is to be asked for. */
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
    // A security key without room for a name is good as a second factor still.
    authenticatorSelection: { residentKey: demand, userVerification: demand },
  });
}

/** What `navigator.credentials.get` is to be asked for. @param known whose they are; undefined lets the browser find some. */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  userVerification: 'required' | 'preferred',
  known?: readonly AskedPasskey[],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytes(challenge),
    userVerification,
    ...(known && { allowCredentials: known.map(descriptor) }),
  });
}

/** The passkey of an answer; undefined when it was not made here, now, for this. */
export async function readAttestation(
  response: Attestation,
  party: RelyingParty,
  take: TakeChallenge,
  requireUserVerification = false,
): Promise<MadePasskey | undefined> {
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

/** What a passkey has said; undefined when it is not its word, or not for here and now. */
export async function readAssertion(
  response: Assertion,
  passkey: ReadPasskey,
  party: RelyingParty,
  take: TakeChallenge,
  requireUserVerification: boolean,
): Promise<Said | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge: take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is judged where it is kept: two answers may come at once.
    credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    requireUserVerification,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialDeviceType } = verified.authenticationInfo;
  return { counter: newCounter, synced: credentialDeviceType === 'multiDevice' };
}

function descriptor({ credentialId: id, transports }: AskedPasskey) {
  return { id, transports };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}
