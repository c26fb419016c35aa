import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { isSecondClick, maySendLink, linkRefusal } from '../mailed-links/link-rules.ts';
import { mayMailReset } from './reset-letters.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { mailTokens } = schema;

const HOUR = 3_600_000;

/** What a mailed link is for. */
export type LinkPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** A link as the database holds it. */
export type MailToken = typeof mailTokens.$inferSelect;

/** What a link remembers beside its purpose. */
export interface LinkDetails {
  /** The address an account is to have. */
  email?: string | null;
  /** The session in which it was asked for. */
  sessionId?: number | null;
}

/** Days a link that is over is kept: the page can then say that it is over. */
const KEPT_DAYS = 7;

/**
 * A new secret for a letter to an account holder. Undefined when the mailbox has had one minutes ago, or too many
 * today: anybody can type any address.
 */
export async function newMailToken(
  tx: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
  { email = null, sessionId = null }: LinkDetails = {},
): Promise<string | undefined> {
  const sent = await tx.select().from(mailTokens).where(ofAccount(accountId, purpose));
  // Who mistyped an address does not wait to type it again, but it counts for the day.
  const others = sent.map((one) => (one.email === email ? one : { ...one, usedAt: one.createdAt }));
  return maySendLink(others, now) ? storeToken(tx, accountId, purpose, now, { email, sessionId }) : undefined;
}

/**
 * A new secret for a letter with a link to a new password. Undefined when one lies in the mailbox that is good and
 * fresh: somebody who asks finds that.
 */
export async function newResetToken(tx: Database, accountId: number, now: Date): Promise<string | undefined> {
  const sent = await tx.select().from(mailTokens).where(ofAccount(accountId, 'reset'));
  return mayMailReset(sent, now) ? storeToken(tx, accountId, 'reset', now) : undefined;
}

/** A new secret of a link, whatever was sent before. */
export async function storeToken(
  tx: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
  { email = null, sessionId = null }: LinkDetails = {},
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR);
  await tx
    .insert(mailTokens)
    .values({ hash: hashSecret(secret), accountId, purpose, email, sessionId, createdAt: now, expiresAt });
  return secret;
}

/**
 * Uses up the secret of a link, and with it every other one of its kind.
 * @returns the account it was for, and what it remembers. @throws DomainError 'invalid' when it is unknown, used or too old.
 */
export async function useMailToken(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken> {
  const token = await heldMailToken(tx, secret, purpose, now);
  await endMailTokens(tx, token.accountId, purpose, now);
  return token;
}

/** The link of a secret that was used a moment ago, by a first click; undefined for any other (decision 352). */
export async function clickedBefore(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken | undefined> {
  // Waits for the first click where that is under way.
  const [token] = await tx
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hashSecret(secret)), eq(mailTokens.purpose, purpose)))
    .for('update');
  return isSecondClick(token, now) ? token : undefined;
}

/** The link of a secret, held until the transaction ends. @throws DomainError 'invalid' when it is unknown, used or too old. */
export async function heldMailToken(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken> {
  const [token] = await tx
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hashSecret(secret)), eq(mailTokens.purpose, purpose)))
    .for('update');
  const refusal = linkRefusal(token, now);
  if (!token || refusal) throw refused('token', refusal ?? 'token_unknown');
  return token;
}

/** Looks whether a link is still good. @throws DomainError 'invalid' when it is unknown, used or too old. */
export async function checkMailToken(
  database: Database,
  secret: string,
  purpose: LinkPurpose,
  now = new Date(),
): Promise<void> {
  const [token] = await database
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hashSecret(secret)), eq(mailTokens.purpose, purpose)));
  const refusal = linkRefusal(token, now);
  if (refusal) throw refused('token', refusal);
}

/** Ends a link and those of its kind that were made after it. */
export async function endMailTokensFrom(
  tx: Database,
  { accountId, purpose, createdAt }: MailToken,
  now: Date,
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(ofAccount(accountId, purpose), gte(mailTokens.createdAt, createdAt), isNull(mailTokens.usedAt)),
    );
}

/** Ends every link of a kind that has been mailed to an account. */
export async function endMailTokens(
  tx: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(ofAccount(accountId, purpose), isNull(mailTokens.usedAt)));
}

/** Deletes links that ended long ago. */
export async function deleteOldMailTokens(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR);
  await database.delete(mailTokens).where(lt(mailTokens.expiresAt, before));
}

function ofAccount(accountId: number, purpose: LinkPurpose) {
  return and(eq(mailTokens.accountId, accountId), eq(mailTokens.purpose, purpose));
}
