import { eq } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountRow, PasskeyRow } from '../../database/schema/index.ts';
import type { SecurityEventKind } from '../../database/schema/security-event-kinds.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import { type ChallengePurpose, takeChallenge } from './challenges.ts';
import { checkAssertion, storeCounter } from './check-assertion.ts';
import type { RelyingParty } from './relying-parties.ts';

const { accounts, accountSecurity, passkeys } = schema;

/** What the response of a passkey is checked against. */
export interface PasskeyExpectation {
  purpose: ChallengePurpose['purpose'];
  /** The account that the passkey has to belong to; undefined where the passkey itself identifies the account. */
  accountId: number | undefined;
  party: RelyingParty;
  /** Whether the authenticator has to verify its user (finger, face or PIN), not only the user's presence. */
  requireUserVerification: boolean;
  /** The kind of security event for a refusal. */
  failure: SecurityEventKind;
  record: RecordSecurityEvent;
}

/**
 * Checks the response of a passkey, uses up its challenge, and stores its counter.
 * @returns the account; undefined when the response is refused: passkey unknown, signature not valid, another site,
 * challenge unknown, or a counter that has not increased.
 */
export async function usePasskey(
  database: Database,
  response: Assertion,
  expected: PasskeyExpectation,
  now = new Date(),
): Promise<AccountRow | undefined> {
  const found = await findPasskey(database, response.id);
  if (!found) {
    await expected.record(database, { kind: expected.failure, detail: 'passkey' });
    return undefined;
  }
  const { account, passkey } = found;
  const { purpose, accountId, party } = expected;
  const given = { purpose, accountId: accountId ?? null, rpId: party.id };
  const take = (challenge: string) => takeChallenge(database, challenge, given, now);
  const isTheirs = accountId === undefined || passkey.accountId === accountId;
  const said = isTheirs ? await checkAssertion(response, found, { ...expected, take }) : undefined;
  if (said && (await storeCounter(database, passkeys, passkey.id, said, now))) return account;
  const kind = said ? 'passkey_counter_fell' : expected.failure;
  await expected.record(database, { kind, account, detail: 'passkey' });
  return undefined;
}

/** The passkey of a credential id, with its account. */
async function findPasskey(
  database: Database,
  id: string,
): Promise<{ passkey: PasskeyRow; account: AccountRow; userHandle: string } | undefined> {
  const [found] = await database
    .select({ passkey: passkeys, account: accounts, userHandle: accountSecurity.userHandle })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .innerJoin(accountSecurity, eq(accountSecurity.accountId, passkeys.accountId))
    .where(eq(passkeys.credentialId, id));
  return found;
}
