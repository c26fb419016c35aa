import { and, eq, gte, isNotNull, lt, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { businessDay } from '../business-days/business-day.ts';
import { schema, type Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { addDays } from '../business-days/working-days.ts';
import { owedByHolder, paymentsOf } from './payments.ts';
import type { TicketDays } from './ticket-state.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';

const { accounts, accountTickets, pledgeTickets, ticketReminders } = schema;

/** Days before the due date, and before the end of grace, when the holder gets a reminder. */
const REMINDED_DAYS = { due: 5, grace: 7 } as const;

/** ISO date of the next reminder after today; null if there is none. */
export function nextReminder({ due, graceEnd, redeemed }: TicketDays, today: string): string | null {
  if (redeemed) return null;
  // Grace may be shorter than the days before its end.
  const [overdue, ending] = [addDays(due, 1), addDays(graceEnd, -REMINDED_DAYS.grace)];
  const days = [addDays(due, -REMINDED_DAYS.due), overdue > ending ? overdue : ending];
  return days.find((day) => day > today && day <= graceEnd) ?? null;
}

/** Interval of the job, milliseconds. */
const INTERVAL = 3_600_000;

/**
 * Queues due reminders, each once: before the due date, and before the end of the month of grace. An extended ticket
 * gets new reminders. Accounts that await deletion also get them, because otherwise the pledge could be lost. An
 * account gets none until its mailbox is confirmed, because the mailbox may be somebody else's (decision 715).
 * @param today ISO date in the shop's zone.
 * @returns how many.
 */
export async function remindOfTickets(database: Database, today: string, now = new Date()): Promise<number> {
  const soon = await database
    .select({ ticket: pledgeTickets, account: accounts })
    .from(accountTickets)
    .innerJoin(pledgeTickets, eq(pledgeTickets.number, accountTickets.number))
    .innerJoin(accounts, eq(accounts.id, accountTickets.accountId))
    .where(
      and(
        isNotNull(accounts.confirmedAt),
        eq(pledgeTickets.redeemed, false),
        or(
          within(pledgeTickets.due, today, REMINDED_DAYS.due),
          and(lt(pledgeTickets.due, today), within(pledgeTickets.graceEnd, today, REMINDED_DAYS.grace)),
        ),
      ),
    );
  let sent = 0;
  for (const { ticket, account } of soon) {
    const kind: 'due' | 'grace' = ticket.due >= today ? 'due' : 'grace';
    const day = kind === 'due' ? ticket.due : ticket.graceEnd;
    sent += await database.transaction(async (tx) => {
      const noted = await tx
        .insert(ticketReminders)
        .values({ accountId: account.id, number: ticket.number, kind, day, sentAt: now })
        .onConflictDoNothing()
        .returning({ day: ticketReminders.day });
      if (noted.length === 0) return 0;
      const { printed: number, due, graceEnd, currency, city } = ticket;
      const paid = (await paymentsOf(tx, [ticket])).get(ticket.number) ?? [];
      const amount = owedByHolder(ticket, paid, today);
      const values = { number, kind, due, graceEnd, amount, currency, city };
      const { email: to, locale } = account;
      await enqueueMail(tx, { to, locale, template: 'ticket-reminder', values }, now);
      return 1;
    });
  }
  return sent;
}

/** Queues due reminders now and every hour, until stopped. */
export function startReminders(database: Database, wake: () => unknown, log: Logger): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      const zone = (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
      if ((await remindOfTickets(database, businessDay(new Date(), zone).date)) > 0) wake();
    } catch (error) {
      log.warn({ err: error }, 'ticket reminders not sent');
    }
  }, INTERVAL);
}

function within(
  column: typeof pledgeTickets.due | typeof pledgeTickets.graceEnd,
  today: string,
  days: number,
) {
  return and(gte(column, today), lte(column, addDays(today, days)));
}
