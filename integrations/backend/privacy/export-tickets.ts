import { asc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { at, type ExportOf } from './export-rows.ts';

const { accountTickets, pledgeTickets, ticketEvents, ticketReminders } = schema;

/** The pledge tickets of an account, with their history and messages about extensions. */
export async function exportTickets(
  database: Database,
  accountId: number,
): Promise<ExportOf<'tickets' | 'ticket_events' | 'reminders'>> {
  const isOwn = eq(accountTickets.accountId, accountId);
  const proved = await database
    .select({ ticket: pledgeTickets, provedAt: accountTickets.provedAt })
    .from(accountTickets)
    .innerJoin(pledgeTickets, eq(pledgeTickets.number, accountTickets.number))
    .where(isOwn)
    .orderBy(asc(pledgeTickets.id));
  const happened = await database
    .select({ event: ticketEvents, printed: pledgeTickets.printed, currency: pledgeTickets.currency })
    .from(accountTickets)
    .innerJoin(pledgeTickets, eq(pledgeTickets.number, accountTickets.number))
    .innerJoin(ticketEvents, eq(ticketEvents.number, accountTickets.number))
    .where(isOwn)
    .orderBy(asc(ticketEvents.id));
  const reminded = await database
    .select()
    .from(ticketReminders)
    .where(eq(ticketReminders.accountId, accountId))
    .orderBy(asc(ticketReminders.sentAt));
  return {
    tickets: proved.map(({ ticket, provedAt }) => ({
      number: ticket.printed,
      place: ticket.city,
      issued: ticket.issued,
      due: ticket.due,
      grace_end: ticket.graceEnd,
      loan: ticket.principal,
      amount: ticket.amount,
      currency: ticket.currency,
      redeemed: ticket.redeemed,
      created_at: at(provedAt),
    })),
    ticket_events: happened.map(({ event, printed, currency }) => ({
      number: printed,
      kind: event.kind,
      day: event.day,
      amount: event.amount,
      currency,
      due: event.due,
      grace_end: event.graceEnd,
      text: event.note,
      created_at: at(event.at),
    })),
    reminders: reminded.map(({ number, kind, day, sentAt }) => ({
      number,
      kind,
      day,
      created_at: at(sentAt),
    })),
  };
}
