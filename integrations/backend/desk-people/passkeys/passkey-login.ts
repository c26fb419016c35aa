import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { AttemptCounter, type RelyingParty, requestOptions } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { refused, unauthorised } from '../../errors/domain-error.ts';
import { newDeskChallenge } from './challenges.ts';
import { passkeysOf } from './passkeys.ts';
import { useDeskPasskey } from './use-passkey.ts';

/** Challenges that one network may have in a quarter of an hour: an office may be one network. */
const MOST_CHALLENGES = 100;

/** What the browser needs to look for any passkey of the desk. @throws DomainError 'too-many-attempts'. */
export async function optionsOfDeskLogIn(database: Database, party: RelyingParty, network: string) {
  await new AttemptCounter(database, 'desk-challenge', MOST_CHALLENGES).count(network);
  const challenge = await newDeskChallenge(database, { purpose: 'login', staffId: null, rpId: party.id });
  return requestOptions(party, challenge, 'required');
}

/**
 * Whose passkey it is that has answered.
 * @param network keyed hash of the network it comes from; empty where it is not known.
 * @throws DomainError 'unauthenticated'; 'too-many-attempts' after ten wrong answers of it in a quarter of an hour.
 */
export async function checkPasskeyLogIn(
  database: Database,
  response: Assertion,
  party: RelyingParty,
  network: string,
): Promise<StaffRow> {
  const attempts = new AttemptCounter(database, 'desk-passkey');
  const subject = `${response.id} ${network}`;
  await attempts.count(subject);
  const colleague = await useDeskPasskey(database, response, party, { purpose: 'login', staffId: null });
  if (!colleague) throw unauthorised();
  await attempts.forgive(subject);
  return colleague;
}

/** What the browser needs to ask for one of somebody's own passkeys. @throws DomainError 'invalid' at `response` when they have none here. */
export async function optionsOfDeskProof(database: Database, staffId: number, party: RelyingParty) {
  const known = (await passkeysOf(database, staffId)).filter(({ rpId }) => rpId === party.id);
  if (known.length === 0) throw refused('response', 'passkey_none');
  const challenge = await newDeskChallenge(database, { purpose: 'proof', staffId, rpId: party.id });
  return requestOptions(party, challenge, 'required', known);
}
