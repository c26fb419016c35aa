import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import { AttemptCounter, type RelyingParty, requestOptions } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { refused, unauthorised } from '../../errors/domain-error.ts';
import { newDeskChallenge } from './challenges.ts';
import { passkeysOf } from './passkeys.ts';
import { useDeskPasskey } from './use-passkey.ts';

/** Challenges for one network within a quarter of an hour: a whole office may be one network. */
const MOST_CHALLENGES = 100;

/** Options with which the browser finds any passkey of the desk. @throws DomainError 'too-many-attempts'. */
export async function optionsOfDeskLogIn(database: Database, party: RelyingParty, network: string) {
  await new AttemptCounter(database, 'desk-challenge', MOST_CHALLENGES).count(network);
  const challenge = await newDeskChallenge(database, { purpose: 'login', staffId: null, rpId: party.id });
  return requestOptions(party, challenge, 'required');
}

/**
 * The staff member whose passkey has responded.
 * @param network keyed hash of the visitor's network; empty where it is not known.
 * @throws DomainError 'unauthenticated'; 'too-many-attempts' after ten wrong responses from this network in a quarter
 * of an hour.
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

/**
 * Options with which the browser finds a passkey of the holder. @throws DomainError 'invalid' at `response` when
 * there is none for this host.
 */
export async function optionsOfDeskProof(database: Database, staffId: number, party: RelyingParty) {
  const known = (await passkeysOf(database, staffId)).filter(({ rpId }) => rpId === party.id);
  if (known.length === 0) throw refused('response', 'passkey_none');
  const challenge = await newDeskChallenge(database, { purpose: 'proof', staffId, rpId: party.id });
  return requestOptions(party, challenge, 'required', known);
}
