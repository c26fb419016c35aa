import type { Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import type { AccountOwner } from './account-owner.ts';
import { isPassword } from './password-hash.ts';
import type { SessionRow } from './sessions.ts';
import { AttemptCounter } from './attempt-counter.ts';

/**
 * Checks the password that the holder of a session types once more. A stolen session must not become a way to guess it:
 * wrong ones are counted by session, and by nothing that strangers have a part in (decision 83).
 * @throws DomainError 'invalid' at `current_password`, 429 when this session has had too many wrong ones.
 */
export async function checkCurrentPassword(
  database: Database,
  { account, session, record }: AccountOwner & { session: SessionRow },
  password: string,
): Promise<void> {
  const tries = new AttemptCounter(database, 'session');
  const subject = String(session.id);
  await tries.count(subject);
  if (!(await isPassword(password, account.passwordHash))) {
    await record(database, { kind: 'reauthentication_failed', account, detail: 'password' });
    throw refused('current_password', 'password_wrong');
  }
  await tries.forgive(subject);
}
