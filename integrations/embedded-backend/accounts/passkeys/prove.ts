import type { Assertion } from '#src/contract/account/web-authn.ts';
import type { Database } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema/index.ts';
import { refused, unauthorised } from '../../http/failures.ts';
import { isPassword } from '../password-hash.ts';
import { renewSession } from '../sessions.ts';
import type { RelyingParty } from './relying-parties.ts';
import { usePasskey } from './use-passkey.ts';

/**
 * The holder of a session shows password or passkey once more; the session goes on under a new token.
 * @returns the new token. @throws Failure 422 at `current_password` or `response`.
 */
export async function prove(
  database: Database,
  account: AccountRow,
  sessionId: number,
  party: RelyingParty,
  shown: { current_password?: string | undefined; response?: Assertion | undefined },
  now = new Date(),
): Promise<string> {
  if (shown.response) {
    const accountId = account.id;
    const expected = { purpose: 'proof', accountId, party, requireUserVerification: true } as const;
    const outcome = await usePasskey(database, shown.response, expected, now);
    if (outcome.state !== 'good') throw refused('response', 'passkey_refused');
  } else if (shown.current_password === undefined) {
    throw refused('current_password', 'required');
  } else if (!(await isPassword(shown.current_password, account.passwordHash))) {
    throw refused('current_password', 'password_wrong');
  }
  const token = await renewSession(database, sessionId, now);
  if (!token) throw unauthorised();
  return token;
}
