import { and, eq, lt } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountRow, PasskeyRow } from '../../database/schema/index.ts';
import type { SecurityEventKind } from '../../database/schema/security-event-kinds.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import { type ChallengePurpose, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-parties.ts';
import { readAssertion, type Said } from './web-authn.ts';

const { accounts, accountSecurity, passkeys } = schema;

/** How an answer of a passkey is judged. */
export interface Expected {
  purpose: ChallengePurpose['purpose'];
  /** Whose passkey it has to be; undefined where the passkey says who it is. */
  accountId: number | undefined;
  party: RelyingParty;
  /** Whether the device has to know its owner (by finger, face or number), beside being there. */
  requireUserVerification: boolean;
  /** What a refusal is recorded as. */
  failure: SecurityEventKind;
  record: RecordSecurityEvent;
}

/**
 * Judges the answer of a passkey, uses up its challenge, and notes that it was used.
 * @returns whose it is; undefined when it is refused: no passkey of ours, not its signature, not for this site, an answer
 * to no question, or a counter that does not rise.
 */
export async function usePasskey(
  database: Database,
  response: Assertion,
  expected: Expected,
  now = new Date(),
): Promise<AccountRow | undefined> {
  const found = await findPasskey(database, response);
  if (!found) {
    await expected.record(database, { kind: expected.failure, detail: 'passkey' });
    return undefined;
  }
  const { account, passkey } = found;
  const said = await judge(database, response, passkey, expected, now);
  if (said && (await noteUse(database, passkey, said, now))) return account;
  const kind = said ? 'passkey_counter_fell' : expected.failure;
  await expected.record(database, { kind, account, detail: 'passkey' });
  return undefined;
}

async function judge(
  database: Database,
  response: Assertion,
  passkey: PasskeyRow,
  { purpose, accountId, party, requireUserVerification }: Expected,
  now: Date,
): Promise<Said | undefined> {
  if (passkey.rpId !== party.id) return undefined;
  if (accountId !== undefined && passkey.accountId !== accountId) return undefined;
  const given = { purpose, accountId: accountId ?? null, rpId: party.id };
  const take = (challenge: string) => takeChallenge(database, challenge, given, now);
  return readAssertion(response, passkey, party, take, requireUserVerification);
}

/**
 * Notes what an authenticator has counted, in one statement: of two answers with one count the second is a repetition.
 * @returns false when it counts no more than before: a copy of it may be about (WebAuthn 3, 6.1.1).
 */
async function noteUse(
  database: Database,
  { id }: PasskeyRow,
  { counter, synced }: Said,
  now: Date,
): Promise<boolean> {
  const rises = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await database
    .update(passkeys)
    .set({ counter, synced, usedAt: now })
    .where(and(eq(passkeys.id, id), rises))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** The passkey that an answer names; the account it names, if any, has to be the passkey's. */
async function findPasskey(
  database: Database,
  { id, response }: Assertion,
): Promise<{ passkey: PasskeyRow; account: AccountRow } | undefined> {
  const [found] = await database
    .select({ passkey: passkeys, account: accounts, userHandle: accountSecurity.userHandle })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .innerJoin(accountSecurity, eq(accountSecurity.accountId, passkeys.accountId))
    .where(eq(passkeys.credentialId, id));
  const { userHandle } = response;
  return found && (!userHandle || userHandle === found.userHandle) ? found : undefined;
}
