import { eq } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { refused, unauthorised } from '../errors/domain-error.ts';
import { officeMoment } from '../mail/office-time.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { forgetAllDevices } from './known-devices.ts';
import { recentlyUsedToken, endMailTokens, newResetToken, useMailToken } from './mail-tokens.ts';
import type { AccountOwner } from './account-owner.ts';
import { removeProtection } from './passkeys/remove-protection.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { endSessions, renewSession, type SessionRow } from './sessions.ts';
import type { PasswordJudge } from './password-strength/password-judge.ts';

const { accounts } = schema;

/**
 * Changes the password of somebody who has just entered the current one. Every other session of the account ends, its
 * known devices are forgotten, and this session continues under a new token (decision 95).
 * @returns how many sessions have ended, and the new token. @throws DomainError 'invalid' at `password`.
 */
export async function changePassword(
  database: Database,
  judge: PasswordJudge,
  { account, session, record }: AccountOwner & { session: SessionRow },
  password: string,
  now = new Date(),
): Promise<{ ended: number; token: string }> {
  const judgePassword = await judge();
  judgePassword(password, account);
  const hash = await hashPassword(password);
  return database.transaction(async (tx) => {
    await record(tx, { kind: 'password_changed', account });
    const ended = await setPassword(tx, account, hash, session, now);
    const token = await renewSession(tx, session.id, now);
    // Another request has ended this session meanwhile.
    if (token === undefined) throw unauthorised();
    return { ended, token };
  });
}

/**
 * Puts the letter with a link to a new password into the queue. For an address without an account, no letter is
 * queued. The caller gives the same response in the same time.
 */
export async function forgetPassword(
  database: Database,
  email: string,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const [owner] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
    await record(tx, { kind: 'password_reset_asked', account: owner ?? { email } });
    if (!owner) return;
    const token = await newResetToken(tx, owner.id, now);
    if (!token) return;
    const { locale } = owner;
    const values = { token, hours: LINK_HOURS.reset, ...(await officeMoment(tx, locale, now)) };
    await enqueueMail(tx, { to: email, locale, template: 'password-forgotten', values }, now);
  });
}

/**
 * Sets a new password by the secret of a mailed link. Every session ends. The link proves access to the mailbox, so
 * the mailbox becomes confirmed. A refused password does not use up the link. A second click with the same password
 * succeeds.
 * @throws DomainError 'invalid' at `token` or `password`.
 */
export async function resetPassword(
  database: Database,
  judge: PasswordJudge,
  { token, password }: { token: string; password: string },
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  // The hash is computed before any row is locked.
  const judgePassword = await judge();
  judgePassword(password);
  const hash = await hashPassword(password);
  await database.transaction(async (tx) => {
    const before = await recentlyUsedToken(tx, token, 'reset', now);
    if (before && (await hasPassword(tx, before.accountId, password))) return;
    const { accountId: id } = await useMailToken(tx, token, 'reset', now);
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id));
    if (!account) throw refused('token', 'token_unknown');
    judgePassword(password, account);
    if (account.confirmedAt === null) {
      // Somebody else may have registered the address and added a way to log in.
      await removeProtection(tx, id);
      await tx.update(accounts).set({ confirmedAt: now }).where(eq(accounts.id, id));
    }
    await record(tx, { kind: 'password_reset', account });
    await setPassword(tx, account, hash, undefined, now);
  });
}

async function hasPassword(tx: Database, id: number, password: string): Promise<boolean> {
  const [account] = await tx
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account !== undefined && isPassword(password, account.hash);
}

/** Sets the password, ends other sessions, known devices and open links, and notifies the owner by a letter. */
async function setPassword(
  tx: Database,
  { id, email, locale }: AccountRow,
  passwordHash: string,
  mine: SessionRow | undefined,
  now: Date,
): Promise<number> {
  await tx.update(accounts).set({ passwordHash, passwordChangedAt: now }).where(eq(accounts.id, id));
  // Somebody who stole the account may have requested a change of address.
  for (const purpose of ['reset', 'email'] as const) await endMailTokens(tx, id, purpose, now);
  const ended = await endSessions(tx, id, { allBut: mine?.id });
  await forgetAllDevices(tx, id, mine?.deviceId);
  const values = await officeMoment(tx, locale, now);
  await enqueueMail(tx, { to: email, locale, template: 'password-changed', values }, now);
  return ended.length;
}
