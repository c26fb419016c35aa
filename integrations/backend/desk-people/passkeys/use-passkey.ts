import { and, eq, isNull } from 'drizzle-orm';
import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { checkAssertion, storeCounter, type RelyingParty } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';
import type { StaffPasskeyRow, StaffRow } from '../../database/schema/index.ts';
import { takeDeskChallenge } from './challenges.ts';

const { staff, staffHandles, staffPasskeys } = schema;

/**
 * What a response is checked against: a login accepts the passkey of anybody, a proof only one of the holder's own.
 */
type Expected = { purpose: 'login'; staffId: null } | { purpose: 'proof'; staffId: number };

/**
 * Checks the response of a passkey, uses up its challenge, and stores its counter. The passkey has to verify its
 * user.
 * @returns the staff member; undefined when the response is refused: passkey unknown, access ended, signature not
 * valid, another address, challenge unknown, or a counter that has not increased (WebAuthn 3, 6.1.1).
 */
export async function useDeskPasskey(
  database: Database,
  response: Assertion,
  party: RelyingParty,
  { purpose, staffId }: Expected,
  now = new Date(),
): Promise<StaffRow | undefined> {
  const found = await findPasskey(database, response.id);
  if (!found || (staffId !== null && found.colleague.id !== staffId)) return undefined;
  const given = { purpose, staffId, rpId: party.id };
  const take = (challenge: string) => takeDeskChallenge(database, challenge, given, now);
  const said = await checkAssertion(response, found, { party, take, requireUserVerification: true });
  const isNoted = said && (await storeCounter(database, staffPasskeys, found.passkey.id, said, now));
  return isNoted ? found.colleague : undefined;
}

/** The passkey of a credential id, if its owner has access. */
async function findPasskey(
  database: Database,
  id: string,
): Promise<{ passkey: StaffPasskeyRow; colleague: StaffRow; userHandle: string } | undefined> {
  const [found] = await database
    .select({ passkey: staffPasskeys, colleague: staff, userHandle: staffHandles.userHandle })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .innerJoin(staffHandles, eq(staffHandles.staffId, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, id), isNull(staff.endedAt)));
  return found;
}
