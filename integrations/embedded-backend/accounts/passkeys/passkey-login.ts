import type { Assertion } from '#src/contract/account/web-authn.ts';
import type { Database } from '../../database/database.ts';
import { refused } from '../../http/failures.ts';
import { enter } from '../login.ts';
import { passkeysOf } from './account-security.ts';
import { newChallenge } from './challenges.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-parties.ts';
import { countAnswer, ticketHolder, useTicket } from './second-factor.ts';
import { usePasskey } from './use-passkey.ts';
import { requestOptions } from './web-authn.ts';

/** Who comes in, and where. */
export interface Entrance {
  party: RelyingParty;
  device: string;
}

/** What the browser needs to look for any passkey of a site. */
export async function optionsOfLogin(database: Database, party: RelyingParty) {
  const challenge = await newChallenge(database, { purpose: 'login', accountId: null, rpId: party.id });
  return requestOptions(party, challenge, 'required');
}

/**
 * Opens a session for who has a passkey and has shown the device who they are, which is two factors at once.
 * @returns the account token; undefined when the passkey is refused.
 */
export async function logInByPasskey(
  database: Database,
  response: Assertion,
  { party, device }: Entrance,
  now = new Date(),
): Promise<string | undefined> {
  const expected = { purpose: 'login', accountId: undefined, party, requireUserVerification: true } as const;
  // Without its own word on whose it is, it was made as a second factor only.
  if (!response.response.userHandle) return undefined;
  const outcome = await usePasskey(database, response, expected, now);
  return outcome.state === 'good' ? enter(database, outcome.passkey.accountId, device, now) : undefined;
}

/** What the browser needs to find a passkey of a ticket's account. @throws Failure 422 at `ticket` or `response`. */
export async function optionsOfSecondFactor(
  database: Database,
  ticket: string,
  party: RelyingParty,
  now = new Date(),
) {
  const accountId = await ticketHolder(database, ticket, now);
  const purpose = { purpose: 'second_factor', accountId, rpId: party.id } as const;
  return optionsOfKnown(database, purpose, party, 'preferred', now);
}

/**
 * Opens a session for who knew the password and has a passkey or a recovery code.
 * @returns the account token. @throws Failure 422 at `ticket`, `response` or `recovery_code`.
 */
export async function completeLogin(
  database: Database,
  {
    ticket,
    response,
    recovery_code: code,
  }: { ticket: string; response?: Assertion | undefined; recovery_code?: string | undefined },
  { party, device }: Entrance,
  now = new Date(),
): Promise<string> {
  const accountId = await countAnswer(database, ticket, now);
  if (response) {
    const expected = { purpose: 'second_factor', accountId, party, requireUserVerification: false } as const;
    const outcome = await usePasskey(database, response, expected, now);
    if (outcome.state !== 'good') throw refused('response', 'passkey_refused');
  } else if (!(await useRecoveryCode(database, accountId, code ?? '', now))) {
    throw refused('recovery_code', 'recovery_code');
  }
  return database.transaction(async (tx) => {
    await useTicket(tx, ticket);
    return enter(tx, accountId, device, now);
  });
}

/** What the browser needs to find one of an account's passkeys. @throws Failure 422 at `response` when there is none here. */
export async function optionsOfKnown(
  database: Database,
  purpose: { purpose: 'second_factor' | 'proof'; accountId: number; rpId: string },
  party: RelyingParty,
  userVerification: 'required' | 'preferred',
  now = new Date(),
) {
  const known = (await passkeysOf(database, purpose.accountId)).filter(({ rpId }) => rpId === party.id);
  if (known.length === 0) throw refused('response', 'passkey_none');
  const challenge = await newChallenge(database, purpose, now);
  return requestOptions(party, challenge, userVerification, known);
}
