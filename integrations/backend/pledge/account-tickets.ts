import { and, asc, eq } from 'drizzle-orm';
import type { Ticket } from '@tourbillon/domain/contract/personal-area/tickets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { findTicket, type TicketQuestion } from './find-ticket.ts';
import { owedOn } from './owed-on.ts';
import { owedByHolder, paymentsOf } from './payments.ts';
import { nextReminder } from './reminders.ts';
import { ticketState } from './ticket-state.ts';

const { accountTickets, pledgeTickets } = schema;

const DAY = 24 * 3_600_000;

/** The tickets that an account holder has verified, by due date. @param today ISO date in the shop's zone. */
export async function ticketsOf(
  database: Database,
  { id, confirmedAt }: Pick<AccountRow, 'id' | 'confirmedAt'>,
  { today, catalogue, locale }: { today: string; catalogue: Pick<Catalogue, 'cities'>; locale: Locale },
): Promise<Ticket[]> {
  const rows = await database
    .select({ ticket: pledgeTickets })
    .from(accountTickets)
    .innerJoin(pledgeTickets, eq(pledgeTickets.number, accountTickets.number))
    .where(eq(accountTickets.accountId, id))
    .orderBy(asc(pledgeTickets.redeemed), asc(pledgeTickets.due), asc(pledgeTickets.number));
  const payments = await paymentsOf(
    database,
    rows.map(({ ticket }) => ticket),
  );
  return rows.map(({ ticket }) => {
    const state = ticketState(ticket, today);
    const paid = payments.get(ticket.number) ?? [];
    const money = (value: number) => {
      const sum = { value, currency: ticket.currency };
      return { ...sum, text: formatSum(sum, locale) };
    };
    return {
      number: ticket.printed,
      city: catalogue.cities.get(ticket.city)?.title[locale] ?? ticket.city,
      state,
      due: ticket.due,
      grace_end: ticket.graceEnd,
      days_left: daysBetween(today, state === 'active' ? ticket.due : ticket.graceEnd),
      amount: money(owedByHolder(ticket, paid, today)),
      // Without loan and rate, only the amount at the due date is known.
      owed_today: ticket.principal === null ? null : money(owedOn(ticket, paid, today)),
      // Reminders go to confirmed mailboxes only.
      remind_on: confirmedAt && nextReminder(ticket, today),
    };
  });
}

/**
 * Adds a ticket to the account of a person who knows its secret facts (decision 15).
 * @returns null if a fact is wrong or the ticket does not exist.
 */
export async function addTicket(
  database: Database,
  accountId: number,
  asked: TicketQuestion,
  today: string,
  now = new Date(),
): Promise<true | null> {
  const found = await findTicket(database, asked, today);
  if (!found) return null;
  await database
    .insert(accountTickets)
    .values({ accountId, number: asked.number, provedAt: now })
    .onConflictDoNothing();
  return true;
}

/** Removes a ticket from an account. A missing ticket is not an error. */
export async function removeTicket(database: Database, accountId: number, number: string): Promise<void> {
  await database
    .delete(accountTickets)
    .where(and(eq(accountTickets.accountId, accountId), eq(accountTickets.number, number)));
}

/** Days from one ISO date to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
