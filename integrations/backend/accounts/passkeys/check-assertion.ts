import { and, eq, lt } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { Database } from '../../database/database.ts';
import type { passkeys, staffPasskeys } from '../../database/schema/index.ts';
import type { RelyingParty } from './relying-parties.ts';
import {
  readAssertion,
  type PasskeyPublicKey,
  type VerifiedAssertion,
  type TakeChallenge,
} from './web-authn.ts';

/** A passkey of the database, and the user handle of its owner. */
interface OwnedPasskey {
  passkey: PasskeyPublicKey & { rpId: string };
  userHandle: string;
}

/** What the response of a passkey is checked against. */
interface AssertionRules {
  party: RelyingParty;
  take: TakeChallenge;
  /** Whether the authenticator has to verify its user (finger, face or PIN), not only the user's presence. */
  requireUserVerification: boolean;
}

/**
 * The verified result of a passkey. Undefined when the response is refused: made for another site, signature not
 * valid, challenge unknown, or a user handle of another person.
 */
export async function checkAssertion(
  response: Assertion,
  { passkey, userHandle }: OwnedPasskey,
  { party, take, requireUserVerification }: AssertionRules,
): Promise<VerifiedAssertion | undefined> {
  const named = response.response.userHandle;
  if ((named && named !== userHandle) || passkey.rpId !== party.id) return undefined;
  return readAssertion(response, passkey, party, take, requireUserVerification);
}

/**
 * Stores the signature counter of an authenticator in one statement, so that of two responses with the same counter
 * the second is refused.
 * @param own the passkeys of account holders, or of the desk.
 * @returns false when the counter has not increased: somebody may have cloned the authenticator (WebAuthn 3, 6.1.1).
 */
export async function storeCounter(
  database: Database,
  own: typeof passkeys | typeof staffPasskeys,
  id: number,
  { counter, synced }: VerifiedAssertion,
  now: Date,
): Promise<boolean> {
  // The columns that this code uses are the same in both tables.
  const table = own as typeof passkeys;
  const rises = counter === 0 ? eq(table.counter, 0) : lt(table.counter, counter);
  const stored = await database
    .update(table)
    .set({ counter, synced, usedAt: now })
    .where(and(eq(table.id, id), rises))
    .returning({ id: table.id });
  return stored.length > 0;
}
