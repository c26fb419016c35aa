import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { addToCount } from './count-letters.ts';
import { LONGEST_PAUSE, nextAttempt, type MailFailure } from './retry.ts';
import type { TemplateName, TemplateValues } from './templates/index.ts';

const { mailQueue } = schema;

/** A letter of the queue that a worker has claimed. */
export type QueuedMail = typeof mailQueue.$inferSelect;

/** A letter to send: the template decides what values it takes. */
export type MailRequest = {
  [Name in TemplateName]: {
    to: string;
    locale: Locale;
    template: Name;
    values: TemplateValues[Name];
  };
}[TemplateName];

/** Longer than a transport may take in all, milliseconds: a claim never ends under a worker that lives. */
export const CLAIM = 5 * 60_000;

/**
 * Puts a letter into the queue. Called inside the transaction of the change that it reports: both happen or neither
 * does. Afterwards `wake` of the worker sends it at once; without that it goes within seconds.
 */
export async function enqueueMail(
  tx: Database,
  { to, locale, template, values }: MailRequest,
  now = new Date(),
): Promise<void> {
  await tx.insert(mailQueue).values({ recipient: to, locale, template, values, dueAt: now, createdAt: now });
  addToCount(1);
}

/** Letters written at a time: six parameters of each. */
const ROWS_AT_ONCE = 5_000;

/** Puts many letters into the queue, as `enqueueMail` does with one. */
export async function enqueueMails(
  tx: Database,
  mails: readonly MailRequest[],
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
 * Claims letters that are due, oldest first. A claim is an attempt and a time limit: a worker that dies leaves
 * its letters to others when it ends. Rows others are claiming just now are passed over, so that any number of
 * processes can share the queue.
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
      .set({ attempts: sql`${mailQueue.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM) })
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

/** Notes that a claimed letter is on its way, and forgets what it said. */
export async function settleSent(database: Database, mail: QueuedMail, now = new Date()): Promise<void> {
  await database
    .update(mailQueue)
    .set({ state: 'sent', values: null, lastError: null, settledAt: now })
    .where(eq(mailQueue.id, mail.id));
}

/** Notes a failed attempt. @returns whether the letter was given up. */
export async function settleFailed(
  database: Database,
  mail: QueuedMail,
  { reason, permanent }: MailFailure,
  now = new Date(),
): Promise<boolean> {
  const next = nextAttempt(mail.attempts, permanent, now);
  await database
    .update(mailQueue)
    .set({ lastError: reason, ...(next ? { dueAt: next } : { state: 'dead' as const, settledAt: now }) })
    // Only the holder of the claim: a later one may have sent it meanwhile.
    .where(
      and(eq(mailQueue.id, mail.id), eq(mailQueue.attempts, mail.attempts), eq(mailQueue.state, 'waiting')),
    );
  return next === undefined;
}

/** Rows of letters deleted at a time. */
const FORGOTTEN_AT_ONCE = 1_000;

/** Deletes letters sent, or given up, long ago: those hold what they would have said. @param days they are kept. */
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
 * Lets letters be tried now that are due later than any pause is long: they were queued by a clock that went wrong, and
 * would wait until it was right.
 */
export async function bringMailsForward(database: Database, now = new Date()): Promise<void> {
  const latest = new Date(now.getTime() + LONGEST_PAUSE);
  await database
    .update(mailQueue)
    .set({ dueAt: now })
    .where(and(eq(mailQueue.state, 'waiting'), gt(mailQueue.dueAt, latest)));
}
