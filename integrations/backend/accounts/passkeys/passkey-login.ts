import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import { openLogin, type LoginTokens } from '../login.ts';
import { passkeysOf } from './account-security.ts';
import { newChallenge } from './challenges.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-parties.ts';
import { countAttempt, ticketHolder, useTicket } from './second-factor.ts';
import { usePasskey } from './use-passkey.ts';
import { requestOptions } from './web-authn.ts';

/** The relying party of a login, the visitor, and the function that records the login. */
export interface PasskeyLoginContext {
  party: RelyingParty;
  visitor: Visitor;
  record: RecordSecurityEvent;
}

/** Options with which the browser finds any passkey of a site. */
export async function optionsOfLogin(database: Database, party: RelyingParty) {
  const challenge = await newChallenge(database, { purpose: 'login', accountId: null, rpId: party.id });
  return requestOptions(party, challenge, 'required');
}

/**
 * Opens a session for somebody whose passkey has verified its user: that is two factors at once.
 * @returns undefined when the passkey is refused.
 */
export async function logInByPasskey(
  database: Database,
  response: Assertion,
  { party, visitor, record }: PasskeyLoginContext,
  now = new Date(),
): Promise<LoginTokens | undefined> {
  // A passkey without a user handle was created as a second factor only.
  if (!response.response.userHandle) {
    await record(database, { kind: 'login_failed', detail: 'passkey' });
    return undefined;
  }
  const expected = { purpose: 'login', failure: 'login_failed', requireUserVerification: true } as const;
  const account = await usePasskey(
    database,
    response,
    { ...expected, accountId: undefined, party, record },
    now,
  );
  if (!account) return undefined;
  return database.transaction((tx) => openLogin(tx, account, { visitor, record, by: 'passkey' }, now));
}

/**
 * Options with which the browser finds a passkey of a ticket's account. @throws DomainError 'invalid' at `ticket` or
 * `response`.
 */
export async function optionsOfSecondFactor(
  database: Database,
  ticket: string,
  party: RelyingParty,
  now = new Date(),
) {
  const { id: accountId } = await ticketHolder(database, ticket, now);
  const purpose = { purpose: 'second_factor', accountId, rpId: party.id } as const;
  return optionsOfAccount(database, purpose, party, 'preferred', now);
}

/**
 * Opens a session for somebody who has entered the password and then used a passkey or a recovery code.
 * @throws DomainError 'invalid' at `ticket`, `response` or `recovery_code`.
 */
export async function completeLogin(
  database: Database,
  {
    ticket,
    response,
    recovery_code: code,
  }: { ticket: string; response?: Assertion | undefined; recovery_code?: string | undefined },
  entrance: PasskeyLoginContext,
  now = new Date(),
): Promise<LoginTokens> {
  const account = await countAttempt(database, ticket, now);
  const { party, visitor, record } = entrance;
  const failure = 'second_factor_failed';
  const expected = { purpose: 'second_factor', failure, requireUserVerification: false } as const;
  if (response) {
    const full = { ...expected, accountId: account.id, party, record };
    if (!(await usePasskey(database, response, full, now))) throw refused('response', 'passkey_refused');
  } else if (!(await useRecoveryCode(database, account.id, code ?? '', now))) {
    await record(database, { kind: failure, account, detail: 'recovery_code' });
    throw refused('recovery_code', 'recovery_code');
  }
  return database.transaction(async (tx) => {
    await useTicket(tx, ticket);
    if (!response) await record(tx, { kind: 'recovery_code_used', account });
    return openLogin(tx, account, { visitor, record, by: response ? 'passkey' : 'recovery_code' }, now);
  });
}

/**
 * Options with which the browser finds a passkey of an account. @throws DomainError 'invalid' at `response` when
 * there is none for this site.
 */
export async function optionsOfAccount(
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
