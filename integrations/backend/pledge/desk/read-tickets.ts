import { and, asc, eq, gt, gte, inArray, like, lt, lte, or, type SQL } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { TicketList } from '@tourbillon/domain/desk/ticket-words.ts';
import type { deskTickets, DeskTicket, TicketEntry } from '@tourbillon/domain/desk/tickets.ts';
import { addDays } from '../../business-days/working-days.ts';
import { schema, type Database } from '../../database/database.ts';
import { type EntryCount, sortByIds, readPage } from '../../database/read-page.ts';
import { owedOn, type Payment } from '../owed-on.ts';
import { type NotedPayment, owedByHolder, paymentsOf, type TicketRow } from '../payments.ts';
import { ticketState } from '../ticket-state.ts';
import { extensionRequests } from './extension-requests.ts';
import { inPlacesOfCity, ofOffice } from '../../database/of-office.ts';
import { findTicketRow } from './find-tickets.ts';

const { pledgeTickets, staff, ticketEvents, ticketReminders } = schema;

/** A page of the tickets that an office may see, by due date, and their total number. @param today ISO date. */
export async function listDeskTickets(
  database: Database,
  office: string | null,
  { list, city, within, q, page }: DeskRequestOf<typeof deskTickets>,
  today: string,
): Promise<EntryCount & { entries: TicketEntry[] }> {
  const wanted = and(
    ofOffice(pledgeTickets.city, office),
    list && inList(list, today),
    city === undefined ? undefined : inPlacesOfCity(pledgeTickets.city, city),
    within === undefined ? undefined : soon(today, within),
    q ? like(pledgeTickets.number, `%${q.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()}%`) : undefined,
  );
  const descends = list === 'redeemed';
  const order = [pledgeTickets.due, pledgeTickets.number].map((by) => ({ by, descends }));
  const sought = { table: pledgeTickets, id: pledgeTickets.number, wanted, order };
  const { ids, ...counted } = await readPage<string>(database, sought, page);
  const found = await database.select().from(pledgeTickets).where(inArray(pledgeTickets.number, ids));
  const rows = sortByIds(found, ids, ({ number }) => number);
  const paid = await paymentsOf(database, rows);
  return {
    entries: rows.map((row) => entryOf(row, paid.get(row.number) ?? [], today)),
    ...counted,
  };
}

/** One ticket with its history. @throws DomainError 'not-found', also for a ticket of another office. */
export async function readDeskTicket(
  database: Database,
  office: string | null,
  id: number,
  today: string,
): Promise<DeskTicket> {
  const row = await findTicketRow(database, office, id);
  const paid = (await paymentsOf(database, [row])).get(row.number) ?? [];
  const { phoneDigits, codeHash, amount, principal, issued, dayRate, revision } = row;
  return {
    ...entryOf(row, paid, today),
    ...{ amount, principal, issued, revision },
    phone_digits: phoneDigits,
    has_code: codeHash !== null,
    owed_due: owedByHolder(row, paid, today),
    day_rate: dayRate,
    history: await historyOf(database, row.number, paid),
    reminders: await remindersOf(database, row.number),
    requests: await extensionRequests(database, row.number),
  };
}

function entryOf(row: TicketRow, paid: readonly Payment[], today: string): TicketEntry {
  const { id, printed, city, due, graceEnd, currency, extended } = row;
  return {
    ...{ id, city, due, currency, extended },
    number: printed,
    grace_end: graceEnd,
    state: ticketState(row, today),
    owed: owedOn(row, paid, today),
  };
}

function inList(list: TicketList, today: string): SQL | undefined {
  if (list === 'redeemed') return eq(pledgeTickets.redeemed, true);
  const open = eq(pledgeTickets.redeemed, false);
  if (list === 'today') return and(open, eq(pledgeTickets.due, today));
  if (list === 'week')
    return and(open, gte(pledgeTickets.due, today), lte(pledgeTickets.due, addDays(today, 7)));
  if (list === 'overdue') return and(open, lt(pledgeTickets.due, today));
  return list === 'extended' ? and(open, gt(pledgeTickets.extended, 0)) : open;
}

/** Condition: due, or free to be sold, within some days from today. */
function soon(today: string, days: number): SQL | undefined {
  const last = addDays(today, days);
  const among = (day: typeof pledgeTickets.due | typeof pledgeTickets.graceEnd) =>
    and(gte(day, today), lte(day, last));
  return and(eq(pledgeTickets.redeemed, false), or(among(pledgeTickets.due), among(pledgeTickets.graceEnd)));
}

async function historyOf(
  database: Database,
  number: string,
  counted: readonly NotedPayment[],
): Promise<DeskTicket['history']> {
  const rows = await database
    .select({ event: ticketEvents, by: staff.name })
    .from(ticketEvents)
    .leftJoin(staff, eq(staff.id, ticketEvents.staffId))
    .where(eq(ticketEvents.number, number))
    .orderBy(asc(ticketEvents.id));
  return rows.map(({ event: { id, kind, day, amount, due, graceEnd, note, at }, by }) => ({
    ...{ id, kind, day, amount, due, note, by },
    grace_end: graceEnd,
    at: at.toISOString(),
    counts: counted.some((payment) => payment.id === id),
  }));
}

async function remindersOf(database: Database, number: string): Promise<DeskTicket['reminders']> {
  const rows = await database
    .select()
    .from(ticketReminders)
    .where(eq(ticketReminders.number, number))
    .orderBy(asc(ticketReminders.sentAt), asc(ticketReminders.day));
  return rows.map(({ kind, day, sentAt }) => ({ kind, day, sent_at: sentAt.toISOString() }));
}
