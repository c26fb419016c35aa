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
 * The holder of a session shows a passkey, or password and code, once more.
 * @throws DomainError 'invalid' at `response`, or at `password` and `code` whichever is wrong; 'too-many-attempts' when
 * this session has had ten wrong ones in a quarter of an hour.
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
  // Not which of the two: who has the session alone shall not find the password.
  if (!isRight) throw invalid('Not theirs', { password: ['value'], code: ['value'] });
  await attempts.forgive(subject);
}
