import { eq } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import { officeMoment } from '../../mail/office-time.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import {
  recentlyUsedToken,
  endMailTokens,
  type MailToken,
  newMailToken,
  storeToken,
  useMailToken,
} from '../mail-tokens.ts';
import { redirectLetters } from './redirect-letters.ts';
import { forgetAllDevices } from '../known-devices.ts';
import type { AccountOwner } from '../account-owner.ts';
import { endSessions, sessionOf, type SessionRow } from '../sessions.ts';

const { accounts } = schema;

/** The account, and the session that stays open after the change. */
interface EmailChangeOwner extends AccountOwner {
  session: SessionRow;
}

/**
 * Queues two letters: one to the new address, with the link that confirms it, and one to the current address, so that
 * an owner who did not request the change can stop it. If the new address already has an account, its owner gets a
 * letter that says so, without a link. The caller checks the password or a recent proof, and gives the same response
 * in the same time.
 * @throws DomainError 'invalid' at `email` when the account already has this address.
 */
export async function requestEmailChange(
  database: Database,
  { account, session, record }: EmailChangeOwner,
  email: string,
  now = new Date(),
): Promise<void> {
  if (email === account.email) throw refused('email', 'email_same');
  const { id, locale } = account;
  await database.transaction(async (tx) => {
    // The row is locked, so that a double click is handled one request after the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const token = await newMailToken(tx, id, 'email', now, { email, sessionId: session.id });
    if (!token) return;
    const [owner] = await tx
      .select({ locale: accounts.locale })
      .from(accounts)
      .where(eq(accounts.email, email));
    await enqueueMail(
      tx,
      owner
        ? {
            to: email,
            locale: owner.locale,
            template: 'email-taken',
            values: await officeMoment(tx, owner.locale, now),
          }
        : { to: email, locale, template: 'email-confirm', values: { token, hours: LINK_HOURS.email } },
      now,
    );
    await record(tx, { kind: 'address_change_asked', account });
    const values = { hint: hintOf(email), ...(await officeMoment(tx, locale, now)) };
    await enqueueMail(tx, { to: account.email, locale, template: 'email-asked', values }, now);
  });
}

/**
 * Gives an account the new address of its link. The mailbox becomes confirmed, and all sessions end except the one
 * that requested the change (decision 95). Letters for the old address go to the new one from now on. Links mailed to
 * the old address are no longer valid, except those that undo a change. A second click succeeds.
 * @throws DomainError 'invalid' at `token` when it is not valid, or when another account has got the address
 * meanwhile.
 */
export async function confirmEmailChange(
  database: Database,
  secret: string,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await recentlyUsedToken(tx, secret, 'email', now);
    if (before && (await hasAddress(tx, before))) return;
    const { accountId: id, email, sessionId } = await useMailToken(tx, secret, 'email', now);
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (!account || email === null) throw refused('token', 'token_unknown');
    const [owner] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    if (owner) throw refused('token', 'token_unknown');
    await tx.update(accounts).set({ email, confirmedAt: now }).where(eq(accounts.id, id));
    for (const purpose of ['confirm', 'reset'] as const) await endMailTokens(tx, id, purpose, now);
    const asked = sessionId === null ? undefined : await sessionOf(tx, sessionId);
    await endSessions(tx, id, { allBut: asked?.id });
    await forgetAllDevices(tx, id, asked?.deviceId);
    const isOwned = account.confirmedAt !== null;
    await redirectLetters(tx, { accountId: id, from: account.email, to: email, isOwned });
    const { email: to, locale } = account;
    await record(tx, { kind: 'address_changed', account });
    // An address that was never confirmed may have been mistyped, so it gets no link to undo the change.
    const undo = account.confirmedAt && {
      token: await storeToken(tx, id, 'undo', now, { email: to }),
      hours: LINK_HOURS.undo,
    };
    const values = { hint: hintOf(email), ...(await officeMoment(tx, locale, now)), ...undo };
    await enqueueMail(tx, { to, locale, template: 'email-changed', values }, now);
  });
}

/** Whether the account already has the address of a used link. */
export async function hasAddress(
  tx: Database,
  { accountId, email }: Pick<MailToken, 'accountId' | 'email'>,
): Promise<boolean> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account !== undefined && account.email === email;
}

/** A shortened address, `a…@example.com`: its owner recognises it, and nobody else can write to it. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}
