import { and, eq, lt } from 'drizzle-orm';
import type { Assertion } from '#src/contract/account/web-authn.ts';
import { schema, type Database } from '../../database/database.ts';
import type { PasskeyRow } from '../../database/schema/index.ts';
import { type ChallengePurpose, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-parties.ts';
import { readAssertion } from './web-authn.ts';

const { accountSecurity, passkeys } = schema;

/** How an answer of a passkey is judged. */
export interface Expected {
  purpose: ChallengePurpose['purpose'];
  /** Whose passkey it has to be; undefined where the passkey says who it is. */
  accountId: number | undefined;
  party: RelyingParty;
  /** Whether the device has to know its owner (by finger, face or number), beside being there. */
  requireUserVerification: boolean;
}

/** What came of an answer. */
export type PasskeyOutcome =
  | { state: 'good'; passkey: PasskeyRow }
  /** Not a passkey of ours, not its signature, not for this site, or an answer to no question. */
  | { state: 'refused' }
  /** It counts less than before: a copy of it may be about (WebAuthn 3, 6.1.1). */
  | { state: 'counter'; passkey: PasskeyRow };

/** Judges the answer of a passkey, uses up its challenge, and notes that it was used. */
export async function usePasskey(
  database: Database,
  response: Assertion,
  { purpose, accountId, party, requireUserVerification }: Expected,
  now = new Date(),
): Promise<PasskeyOutcome> {
  const passkey = await findPasskey(database, response);
  if (!passkey || passkey.rpId !== party.id) return { state: 'refused' };
  if (accountId !== undefined && passkey.accountId !== accountId) return { state: 'refused' };
  const given = { purpose, accountId: accountId ?? null, rpId: party.id };
  const said = await readAssertion(
    response,
    passkey,
    party,
    (challenge) => takeChallenge(database, challenge, given, now),
    requireUserVerification,
  );
  if (!said) return { state: 'refused' };
  const { counter } = said;
  // In one statement: of two answers with one count the second is a repetition.
  const rises = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await database
    .update(passkeys)
    .set({ counter, synced: said.synced, usedAt: now })
    .where(and(eq(passkeys.id, passkey.id), rises))
    .returning({ id: passkeys.id });
  return noted.length > 0 ? { state: 'good', passkey } : { state: 'counter', passkey };
}

/** The passkey that an answer names; the account it names, if any, has to be the passkey's. */
async function findPasskey(database: Database, { id, response }: Assertion): Promise<PasskeyRow | undefined> {
  const [found] = await database
    .select({ passkey: passkeys, userHandle: accountSecurity.userHandle })
    .from(passkeys)
    .innerJoin(accountSecurity, eq(accountSecurity.accountId, passkeys.accountId))
    .where(eq(passkeys.credentialId, id));
  const { userHandle } = response;
  return found && (!userHandle || userHandle === found.userHandle) ? found.passkey : undefined;
}
