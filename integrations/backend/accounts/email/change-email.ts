import { eq } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import { officeMoment } from '../../mail/office-time.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import type { RecordSecurityEvent } from '../../security-events/security-events.ts';
import {
  clickedBefore,
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

/** Who asks, and the session that outlives the change. */
interface Asking extends AccountOwner {
  session: SessionRow;
}

/**
 * Puts the letter that confirms another address of an account into the queue, and one to the address it has: somebody
 * who did not ask can stop it. The owner of an address that has an account gets a letter that says so in place of the
 * link; the caller has seen to the password or a recent proof, and answers the same in the same time.
 * @throws DomainError 'invalid' at `email` when it is the one the account has.
 */
export async function requestEmailChange(
  database: Database,
  { account, session, record }: Asking,
  email: string,
  now = new Date(),
): Promise<void> {
  if (email === account.email) throw refused('email', 'email_same');
  const { id, locale } = account;
  await database.transaction(async (tx) => {
    // The row is held, so that two presses of a button are one after the other.
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
 * Gives an account the address its letter went to: the mailbox is confirmed by it, all sessions end but the one in
 * which it was asked for (decision 95), and whatever was written to the old address goes to the new one from now on.
 * Links mailed to the old one are no longer valid, but for those that undo a change. A second click finds it changed.
 * @throws DomainError 'invalid' at `token` when it is not valid, or when the address has got an account of its own
 * meanwhile.
 */
export async function confirmEmailChange(
  database: Database,
  secret: string,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await clickedBefore(tx, secret, 'email', now);
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
    await redirectLetters(tx, { accountId: id, from: account.email, to: email });
    const { email: to, locale } = account;
    await record(tx, { kind: 'address_changed', account });
    // Nobody has shown that an address that was never confirmed is theirs: it may have been mistyped.
    const undo = account.confirmedAt && {
      token: await storeToken(tx, id, 'undo', now, { email: to }),
      hours: LINK_HOURS.undo,
    };
    const values = { hint: hintOf(email), ...(await officeMoment(tx, locale, now)), ...undo };
    await enqueueMail(tx, { to, locale, template: 'email-changed', values }, now);
  });
}

/** Whether an account has the address of a link that was used. */
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

/** An address that its owner knows again and nobody else can write to: `a…@example.com`. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}
