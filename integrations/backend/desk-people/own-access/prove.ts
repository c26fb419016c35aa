import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { deskProof } from '@tourbillon/domain/desk/own-access.ts';
import { AttemptCounter, type RelyingParty } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { invalid, refused } from '../../errors/domain-error.ts';
import type { DeskSessionRow } from '../desk-sessions.ts';
import { usePasswordAndCode } from '../password-and-code.ts';
import { useDeskPasskey } from '../passkeys/use-passkey.ts';

/**
 * Checks a passkey, or password and code, of the holder of a session once more.
 * @throws DomainError 'invalid' at `response`, or at both `password` and `code` when one is wrong;
 * 'too-many-attempts' after ten wrong attempts of this session in a quarter of an hour.
 */
export async function checkDeskProof(
  database: Database,
  { colleague, session }: { colleague: StaffRow; session: DeskSessionRow },
  party: RelyingParty,
  { password, code, response }: DeskRequestOf<typeof deskProof>,
): Promise<void> {
  if (!response && !password) throw refused('password', 'required');
  if (!response && code === undefined) throw refused('code', 'required');
  const attempts = new AttemptCounter(database, 'desk-session');
  const subject = String(session.id);
  await attempts.count(subject);
  const isRight = response
    ? await useDeskPasskey(database, response, party, { purpose: 'proof', staffId: colleague.id })
    : await usePasswordAndCode(database, colleague, { password: password ?? '', code: code ?? '' });
  if (!isRight && response) throw refused('response', 'passkey_refused');
  // The response does not say which of the two is wrong, so that a stolen session cannot be used to guess the
  // password.
  if (!isRight) throw invalid('Not theirs', { password: ['value'], code: ['value'] });
  await attempts.forgive(subject);
}
