import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { isSecondClick, maySendLink, linkRefusal } from '../mailed-links/link-rules.ts';
import { mayMailReset } from './reset-letters.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { mailTokens } = schema;

const HOUR = 3_600_000;

/** The purpose of a mailed link. */
export type LinkPurpose = (typeof mailTokens.$inferSelect)['purpose'];

/** A row of the table of mailed links. */
export type MailToken = typeof mailTokens.$inferSelect;

/** Data that is stored with a link. */
export interface LinkDetails {
  /** The new address, for a change of address. */
  email?: string | null;
  /** The session that requested the link. */
  sessionId?: number | null;
}

/** Days for which an expired link is kept, so that the page can say that it has expired. */
const KEPT_DAYS = 7;

/**
 * A new secret for a letter to an account holder. Undefined when the last letter is only minutes old, or when there
 * were too many today: anybody can enter any address.
 */
export async function newMailToken(
  tx: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
  { email = null, sessionId = null }: LinkDetails = {},
): Promise<string | undefined> {
  const sent = await tx.select().from(mailTokens).where(ofAccount(accountId, purpose));
  // After a typing error the corrected address gets its letter at once, but both letters count for the day.
  const others = sent.map((one) => (one.email === email ? one : { ...one, usedAt: one.createdAt }));
  return maySendLink(others, now) ? storeToken(tx, accountId, purpose, now, { email, sessionId }) : undefined;
}

/**
 * A new secret for a link to a new password. Undefined when the mailbox has a recent letter whose link is still
 * valid.
 */
export async function newResetToken(tx: Database, accountId: number, now: Date): Promise<string | undefined> {
  const sent = await tx.select().from(mailTokens).where(ofAccount(accountId, 'reset'));
  return mayMailReset(sent, now) ? storeToken(tx, accountId, 'reset', now) : undefined;
}

/** Stores a new secret of a link without looking at earlier letters. */
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
 * Uses up the secret of a link, and every other link of the same account and purpose.
 * @returns the row of the link. @throws DomainError 'invalid' when it is unknown, used or expired.
 */
export async function useMailToken(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken> {
  const token = await lockMailToken(tx, secret, purpose, now);
  await endMailTokens(tx, token.accountId, purpose, now);
  return token;
}

/** The link of a secret that a first click used a moment ago; undefined for any other secret (decision 352). */
export async function recentlyUsedToken(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken | undefined> {
  // The lock waits until a first click has finished.
  const [token] = await tokensOfSecret(tx, secret, purpose).for('update');
  return isSecondClick(token, now) ? token : undefined;
}

/**
 * The link of a secret, locked until the transaction ends. @throws DomainError 'invalid' when it is unknown, used or
 * expired.
 */
export async function lockMailToken(
  tx: Database,
  secret: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<MailToken> {
  const [token] = await tokensOfSecret(tx, secret, purpose).for('update');
  const refusal = linkRefusal(token, now);
  if (!token || refusal) throw refused('token', refusal ?? 'token_unknown');
  return token;
}

/** Checks whether a link is still valid. @throws DomainError 'invalid' when it is unknown, used or expired. */
export async function checkMailToken(
  database: Database,
  secret: string,
  purpose: LinkPurpose,
  now = new Date(),
): Promise<void> {
  const [token] = await tokensOfSecret(database, secret, purpose);
  const refusal = linkRefusal(token, now);
  if (refusal) throw refused('token', refusal);
}

/** Invalidates a link, and later links of the same account and purpose. */
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

/** Invalidates every link of an account with one purpose. */
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

/** Deletes links that expired long ago. */
export async function deleteOldMailTokens(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR);
  await database.delete(mailTokens).where(lt(mailTokens.expiresAt, before));
}

function ofAccount(accountId: number, purpose: LinkPurpose) {
  return and(eq(mailTokens.accountId, accountId), eq(mailTokens.purpose, purpose));
}

/** The link of a secret: one row or none. */
function tokensOfSecret(database: Database, secret: string, purpose: LinkPurpose) {
  return database
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hashSecret(secret)), eq(mailTokens.purpose, purpose)));
}
