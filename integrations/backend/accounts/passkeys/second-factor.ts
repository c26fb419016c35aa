import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type SecondFactorAsked, TICKET_MINUTES } from '@tourbillon/domain/contract/account/login-steps.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema/index.ts';
import { refused } from '../../errors/domain-error.ts';
import { hashSecret, newSecret } from '../../mailed-links/link-secret.ts';
import { codesLeft, lockSecurity, passkeysOf, securityOf } from './account-security.ts';
import type { AccountOwner } from '../account-owner.ts';
import { mailSignInChange, noteSignInChange } from './sign-in-changes.ts';

const { accounts, accountSecurity, loginTickets, passkeys, recoveryCodes, sessions } = schema;

/** Wrong responses after which the password has to be entered again. */
const MOST_FAILURES = 5;

/**
 * Switches the second factor on or off.
 * @throws DomainError 'invalid' at `on` when there is no passkey, or no recovery code for the case that it is lost.
 */
export async function setSecondFactor(
  database: Database,
  owner: AccountOwner,
  on: boolean,
  now = new Date(),
): Promise<void> {
  const accountId = owner.account.id;
  await database.transaction(async (tx) => {
    const { secondFactorAt } = await lockSecurity(tx, accountId);
    if (on === Boolean(secondFactorAt)) return;
    if (on && (await passkeysOf(tx, accountId)).length === 0) throw refused('on', 'passkey_none');
    if (on && (await codesLeft(tx, accountId)) === 0) throw refused('on', 'recovery_none');
    await tx
      .update(accountSecurity)
      .set({ secondFactorAt: on ? now : null })
      .where(eq(accountSecurity.accountId, accountId));
    await noteSignInChange(tx, owner, [on ? 'second_factor_on' : 'second_factor_off'], now);
  });
}

/**
 * Deletes passkeys, recovery codes and the second factor of an account whose owner has lost them: another person may
 * have them now. All sessions end, and the owner is notified.
 * @returns the account; undefined when there is none with this address.
 */
export async function endSecondFactor(
  tx: Database,
  email: string,
  now = new Date(),
): Promise<AccountRow | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  if (!account) return undefined;
  for (const table of [passkeys, recoveryCodes, accountSecurity, loginTickets, sessions]) {
    await tx.delete(table).where(eq(table.accountId, account.id));
  }
  await mailSignInChange(tx, account, ['protection_removed'], now);
  return account;
}

/** A ticket for the second factor, after a correct password; undefined when the account has no second factor. */
export async function secondFactorOf(
  database: Database,
  accountId: number,
  rpId: string,
  now = new Date(),
): Promise<SecondFactorAsked | undefined> {
  if (!(await securityOf(database, accountId))?.secondFactorAt) return undefined;
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + TICKET_MINUTES * 60_000);
  await database.insert(loginTickets).values({ hash: hashSecret(ticket), accountId, expiresAt });
  const sites = (await passkeysOf(database, accountId)).map((key) => key.rpId);
  return {
    second_factor: {
      ticket,
      valid_minutes: TICKET_MINUTES,
      passkey: sites.includes(rpId),
      sites: [...new Set(sites)],
    },
  };
}

/** The account of a ticket. @throws DomainError 'invalid' at `ticket` when it has expired. */
export async function ticketHolder(
  database: Database,
  ticket: string,
  now = new Date(),
): Promise<AccountRow> {
  const [found] = await database
    .select({ account: accounts })
    .from(loginTickets)
    .innerJoin(accounts, eq(accounts.id, loginTickets.accountId))
    .where(isValidTicket(ticket, now));
  if (!found) throw refused('ticket', 'ticket_over');
  return found.account;
}

/**
 * Counts a response to a ticket before it is checked, so that parallel responses cannot exceed the limit.
 * @returns the account of the ticket. @throws DomainError 'invalid' at `ticket` when it has expired.
 */
export async function countAttempt(
  database: Database,
  ticket: string,
  now = new Date(),
): Promise<AccountRow> {
  const holder = await ticketHolder(database, ticket, now);
  const counted = await database
    .update(loginTickets)
    .set({ failures: sql`${loginTickets.failures} + 1` })
    .where(isValidTicket(ticket, now))
    .returning({ hash: loginTickets.hash });
  if (counted.length === 0) throw refused('ticket', 'ticket_over');
  return holder;
}

/**
 * Uses up a ticket after a correct response. @throws DomainError 'invalid' at `ticket` when another response has used
 * it.
 */
export async function useTicket(tx: Database, ticket: string): Promise<void> {
  const used = await tx
    .delete(loginTickets)
    .where(eq(loginTickets.hash, hashSecret(ticket)))
    .returning({ hash: loginTickets.hash });
  if (used.length === 0) throw refused('ticket', 'ticket_over');
}

/** Deletes expired tickets. */
export async function deleteExpiredTickets(database: Database, now = new Date()): Promise<void> {
  await database.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
}

function isValidTicket(ticket: string, now: Date) {
  return and(
    eq(loginTickets.hash, hashSecret(ticket)),
    gt(loginTickets.expiresAt, now),
    lt(loginTickets.failures, MOST_FAILURES),
  );
}
