import type { Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import type { AccountOwner } from './account-owner.ts';
import { isPassword } from './password-hash.ts';
import type { SessionRow } from './sessions.ts';
import { AttemptCounter } from './attempt-counter.ts';

/**
 * Checks the current password that the holder of a session enters once more. A stolen session must not be a way to
 * guess the password, so wrong passwords are counted by session. Nothing that strangers can influence is counted
 * (decision 83).
 * @throws DomainError 'invalid' at `current_password`, 429 when this session has had too many wrong passwords.
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
