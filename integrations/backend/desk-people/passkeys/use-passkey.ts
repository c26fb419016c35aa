import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { readAssertion, type RelyingParty } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';
import type { StaffPasskeyRow, StaffRow } from '../../database/schema/index.ts';
import { takeDeskChallenge } from './challenges.ts';

const { staff, staffHandles, staffPasskeys } = schema;

/** How an answer of a passkey is judged: to log in anybody's, to prove who they are their own. */
type Expected = { purpose: 'login'; staffId: null } | { purpose: 'proof'; staffId: number };

/**
 * Judges the answer of a passkey, uses up its challenge, and notes that it was used. It has to have checked its owner.
 * @returns whose it is; undefined when it is refused: no passkey of the desk, access that has ended, not its signature,
 * not for this address, an answer to no question, or a counter that does not rise (WebAuthn 3, 6.1.1).
 */
export async function useDeskPasskey(
  database: Database,
  response: Assertion,
  party: RelyingParty,
  { purpose, staffId }: Expected,
  now = new Date(),
): Promise<StaffRow | undefined> {
  const found = await findPasskey(database, response);
  if (!found || found.passkey.rpId !== party.id) return undefined;
  if (staffId !== null && found.colleague.id !== staffId) return undefined;
  const given = { purpose, staffId, rpId: party.id };
  const take = (challenge: string) => takeDeskChallenge(database, challenge, given, now);
  const said = await readAssertion(response, found.passkey, party, take, true);
  if (!said) return undefined;
  // In one statement: of two answers with one count the second is a repetition.
  const { counter, synced } = said;
  const rises = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter);
  const noted = await database
    .update(staffPasskeys)
    .set({ counter, synced, usedAt: now })
    .where(and(eq(staffPasskeys.id, found.passkey.id), rises))
    .returning({ id: staffPasskeys.id });
  return noted.length > 0 ? found.colleague : undefined;
}

/** The passkey that an answer names, of somebody with access; the person it names, if any, has to be the passkey's. */
async function findPasskey(
  database: Database,
  { id, response }: Assertion,
): Promise<{ passkey: StaffPasskeyRow; colleague: StaffRow } | undefined> {
  const [found] = await database
    .select({ passkey: staffPasskeys, colleague: staff, userHandle: staffHandles.userHandle })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .innerJoin(staffHandles, eq(staffHandles.staffId, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, id), isNull(staff.endedAt)));
  const { userHandle } = response;
  return found && (!userHandle || userHandle === found.userHandle) ? found : undefined;
}
