import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { addToCount } from './count-letters.ts';
import { LONGEST_PAUSE, nextAttempt, type MailFailure } from './retry.ts';
import type { TemplateName, TemplateValues } from './templates/index.ts';

const { mailQueue } = schema;

/** A queued letter that a worker has claimed. */
export type QueuedMail = typeof mailQueue.$inferSelect;

/** A letter to send. Its template decides the type of its values. */
export type LetterToSend = {
  [Name in TemplateName]: {
    to: string;
    locale: Locale;
    template: Name;
    values: TemplateValues[Name];
  };
}[TemplateName];

/** Milliseconds of a claim: longer than a delivery can take, so that no claim expires while its worker runs. */
export const CLAIM_MS = 5 * 60_000;

/**
 * Adds a letter to the queue. Call it in the transaction of the change that the letter reports, so that both are
 * committed or neither is. Then call the worker's `wake` to send it at once; otherwise it is sent within seconds.
 */
export async function enqueueMail(
  tx: Database,
  { to, locale, template, values }: LetterToSend,
  now = new Date(),
): Promise<void> {
  await tx.insert(mailQueue).values({ recipient: to, locale, template, values, dueAt: now, createdAt: now });
  addToCount(1);
}

/** Rows per insert; each row has six parameters. */
const ROWS_AT_ONCE = 5_000;

/** Adds many letters to the queue, as `enqueueMail` adds one. */
export async function enqueueMails(
  tx: Database,
  mails: readonly LetterToSend[],
  now = new Date(),
): Promise<void> {
  for (let start = 0; start < mails.length; start += ROWS_AT_ONCE) {
    const rows = mails
      .slice(start, start + ROWS_AT_ONCE)
      .map(({ to, ...mail }) => ({ ...mail, recipient: to, dueAt: now, createdAt: now }));
    await tx.insert(mailQueue).values(rows);
    addToCount(rows.length);
  }
}

/**
 * Claims letters that are due, the oldest first. A claim counts as an attempt and has a time limit: if a worker dies,
 * another worker takes the letter when the claim expires. After the last attempt it is claimed once more, and given
 * up. Locked rows are skipped, so that any number of processes can share the queue.
 */
export function claimMails(database: Database, most: number, now = new Date()): Promise<QueuedMail[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(and(eq(mailQueue.state, 'waiting'), lte(mailQueue.dueAt, now)))
      .orderBy(asc(mailQueue.dueAt), asc(mailQueue.id))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const claimed = await tx
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
      .where(
        inArray(
          mailQueue.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
    return claimed.sort((a, b) => a.id - b.id);
  });
}

/** Marks a claimed letter as sent and deletes its values. */
export async function markSent(database: Database, mail: QueuedMail, now = new Date()): Promise<void> {
  await database
    .update(mailQueue)
    .set({ state: 'sent', values: null, lastError: null, settledAt: now })
    .where(eq(mailQueue.id, mail.id));
}

/** Records a failed attempt. @returns whether the letter was given up. */
export async function markFailed(
  database: Database,
  mail: QueuedMail,
  { reason, permanent }: MailFailure,
  now = new Date(),
): Promise<boolean> {
  const next = nextAttempt(mail.attempts, permanent, now);
  await database
    .update(mailQueue)
    .set({ lastError: reason, ...(next ? { dueAt: next } : { state: 'dead' as const, settledAt: now }) })
    // Update only with the same attempt number: after an expired claim, another worker may have sent the letter.
    .where(
      and(eq(mailQueue.id, mail.id), eq(mailQueue.attempts, mail.attempts), eq(mailQueue.state, 'waiting')),
    );
  return next === undefined;
}

/** Rows deleted per statement. */
const FORGOTTEN_AT_ONCE = 1_000;

/**
 * Deletes old letters that were sent or given up. Those given up still contain their values.
 * @param days how long letters are kept.
 */
export async function deleteSettledMails(database: Database, days: number, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - days * 24 * 3_600_000);
  const old = database
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lt(mailQueue.settledAt, before))
    .limit(FORGOTTEN_AT_ONCE);
  for (;;) {
    const gone = await database
      .delete(mailQueue)
      .where(inArray(mailQueue.id, old))
      .returning({ id: mailQueue.id });
    if (gone.length < FORGOTTEN_AT_ONCE) return;
  }
}

/**
 * Makes letters due now if they are due later than the longest pause allows. A machine with a wrong clock queued
 * them.
 */
export async function makeLateMailsDueNow(database: Database, now = new Date()): Promise<void> {
  const latest = new Date(now.getTime() + LONGEST_PAUSE);
  await database
    .update(mailQueue)
    .set({ dueAt: now })
    .where(and(eq(mailQueue.state, 'waiting'), gt(mailQueue.dueAt, latest)));
}
