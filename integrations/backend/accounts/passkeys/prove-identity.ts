import type { Assertion } from '@tourbillon/domain/contract/account/web-authn.ts';
import type { Database } from '../../database/database.ts';
import { refused, unauthorised } from '../../errors/domain-error.ts';
import { checkCurrentPassword } from '../current-password.ts';
import { renewSession, type SessionRow } from '../sessions.ts';
import type { AccountOwner } from '../account-owner.ts';
import type { RelyingParty } from './relying-parties.ts';
import { usePasskey } from './use-passkey.ts';

/** The holder of a session. */
interface Holder extends AccountOwner {
  session: SessionRow;
}

/** The proof: a password or a response of a passkey. */
interface IdentityProof {
  current_password?: string | undefined;
  response?: Assertion | undefined;
}

/**
 * Checks password or passkey of the holder of a session once more. The session continues under a new token.
 * @returns the new token. @throws DomainError 'invalid' at `current_password` or `response`.
 */
export async function proveIdentity(
  database: Database,
  holder: Holder,
  party: RelyingParty,
  shown: IdentityProof,
  now = new Date(),
): Promise<string> {
  await demandShown(database, holder, party, shown, now);
  const { account, session, record } = holder;
  return database.transaction(async (tx) => {
    const detail = shown.response ? 'passkey' : 'password';
    await record(tx, { kind: 'reauthenticated', account, detail });
    const token = await renewSession(tx, session.id, now);
    if (!token) throw unauthorised();
    return token;
  });
}

/** @throws DomainError 'invalid' when the proof is not valid. */
async function demandShown(
  database: Database,
  holder: Holder,
  party: RelyingParty,
  { current_password: password, response }: IdentityProof,
  now: Date,
): Promise<void> {
  if (response) {
    const { account, record } = holder;
    const failure = 'reauthentication_failed';
    const expected = { purpose: 'proof', failure, requireUserVerification: true } as const;
    const full = { ...expected, accountId: account.id, party, record };
    if (!(await usePasskey(database, response, full, now))) throw refused('response', 'passkey_refused');
    return;
  }
  if (password === undefined) throw refused('current_password', 'required');
  await checkCurrentPassword(database, holder, password);
}
