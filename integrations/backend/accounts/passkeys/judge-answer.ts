import { and, eq, lt } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { Database } from '../../database/database.ts';
import type { passkeys, staffPasskeys } from '../../database/schema/index.ts';
import type { RelyingParty } from './relying-parties.ts';
import { readAssertion, type ReadPasskey, type Said, type TakeChallenge } from './web-authn.ts';

/** A passkey as it is found, and what authenticators know its owner by. */
interface NamedPasskey {
  passkey: ReadPasskey & { rpId: string };
  userHandle: string;
}

/** How an answer is judged. */
interface Judged {
  party: RelyingParty;
  take: TakeChallenge;
  /** Whether the device has to know its owner (by finger, face or number), beside being there. */
  requireUserVerification: boolean;
}

/**
 * What a passkey has said; undefined when it is refused: made for another site, not its signature, an answer to no
 * question, or one that names another person than its owner.
 */
export async function judgeAnswer(
  response: Assertion,
  { passkey, userHandle }: NamedPasskey,
  { party, take, requireUserVerification }: Judged,
): Promise<Said | undefined> {
  const named = response.response.userHandle;
  if ((named && named !== userHandle) || passkey.rpId !== party.id) return undefined;
  return readAssertion(response, passkey, party, take, requireUserVerification);
}

/**
 * Notes what an authenticator has counted, in one statement: of two answers with one count the second is a repetition.
 * @param own the passkeys of account holders, or of the desk.
 * @returns false when it counts no more than before: a copy of it may be about (WebAuthn 3, 6.1.1).
 */
export async function noteUse(
  database: Database,
  own: typeof passkeys | typeof staffPasskeys,
  id: number,
  { counter, synced }: Said,
  now: Date,
): Promise<boolean> {
  // What is used of it here is the same in both.
  const table = own as typeof passkeys;
  const rises = counter === 0 ? eq(table.counter, 0) : lt(table.counter, counter);
  const noted = await database
    .update(table)
    .set({ counter, synced, usedAt: now })
    .where(and(eq(table.id, id), rises))
    .returning({ id: table.id });
  return noted.length > 0;
}
