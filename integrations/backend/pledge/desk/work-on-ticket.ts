import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/tickets.ts';
import { addDays } from '../../business-days/working-days.ts';
import { schema, type Database } from '../../database/database.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { invalid, refused } from '../../errors/domain-error.ts';
import { owedOn } from '../owed-on.ts';
import { paymentsOf, type TicketRow } from '../payments.ts';
import { ticketCodeHash } from '../ticket-code.ts';
import { lockTicket } from './find-tickets.ts';
import { sumsOf, ticketMistakes, type TypedTicket } from './ticket-rules.ts';

const { pledgeTickets, ticketEvents } = schema;

/** The desk user and the current time: the moment, and the date in the shop's zone. */
export interface Worker {
  colleague: Pick<StaffRow, 'id' | 'office'>;
  now: Date;
  today: string;
}

/** Adds a ticket. @returns its number at the desk. @throws DomainError 'invalid'. */
export async function newTicket(
  tx: Database,
  worker: Worker,
  { printed, ...typed }: DeskRequestOf<typeof calls.newTicket>,
): Promise<number> {
  check(typed, worker);
  const number = v.parse(ticketNumber, printed);
  const { city, phone_digits: phoneDigits, due, grace_end: graceEnd, currency, code } = typed;
  const [added] = await tx
    .insert(pledgeTickets)
    .values({
      ...{ number, printed, city, phoneDigits, due, graceEnd, currency },
      ...sumsOf(typed),
      codeHash: code === '' ? null : ticketCodeHash(number, code),
      sumsAt: worker.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) throw refused('number', 'title_taken');
  await noteEvent(tx, worker, number, { kind: 'added' });
  return added.id;
}

/** Changes a ticket. @throws DomainError 'not-found', 'conflict', 'invalid'. */
export async function editTicket(
  tx: Database,
  worker: Worker,
  { id, revision, note, redeemed, ...typed }: DeskRequestOf<typeof calls.editTicket>,
): Promise<void> {
  check(typed, worker);
  const row = await lockTicket(tx, worker.colleague.office, { id, revision });
  const { city, phone_digits: phoneDigits, due, grace_end: graceEnd, currency, code } = typed;
  const sums = sumsOf(typed);
  const isSame = SUMS.every((name) => sums[name] === row[name]) && row.currency === currency;
  await changeRow(tx, row, {
    ...{ city, phoneDigits, due, graceEnd, currency, redeemed },
    ...(isSame || isOfDays(typed, row) ? { amount: sums.amount } : { ...sums, sumsAt: worker.now }),
    ...(code !== '' && { codeHash: ticketCodeHash(row.number, code) }),
  });
  const kind = redeemed && !row.redeemed ? 'redeemed' : 'changed';
  await noteEvent(tx, worker, row.number, { kind, note });
}

const SUMS = ['amount', 'principal', 'issued', 'dayRate'] as const;

/**
 * Whether only the dates change. Loan, rate and payments then stay, and the amount at the due date is computed again.
 */
function isOfDays({ principal, issued, day_rate: dayRate }: TypedTicket, row: TicketRow): boolean {
  return (
    principal !== null && principal === row.principal && issued === row.issued && dayRate === row.dayRate
  );
}

/**
 * Records a payment. The pledge is redeemed if nothing more is owed today, or if the desk user requests it.
 * @throws DomainError 'not-found', 'conflict'; 'invalid' at `amount` or `day`.
 */
export async function notePayment(
  tx: Database,
  worker: Worker,
  { id, revision, amount, day, redeems, note }: DeskRequestOf<typeof calls.notePayment>,
): Promise<void> {
  const row = await lockTicket(tx, worker.colleague.office, { id, revision });
  if (row.redeemed) throw invalid('It is bought back', { amount: ['redeemed'] });
  if (day > worker.today) throw invalid('The day is not over', { day: ['future'] });
  if (row.issued !== null && day < row.issued) throw invalid('Before the loan', { day: ['before_issued'] });
  await noteEvent(tx, worker, row.number, { kind: 'paid', amount, day, note });
  const paid = (await paymentsOf(tx, [row])).get(row.number) ?? [];
  const isWhole = redeems || owedOn(row, paid, worker.today) === 0;
  await changeRow(tx, row, { redeemed: isWhole });
  if (isWhole) await noteEvent(tx, worker, row.number, { kind: 'redeemed', day });
}

/**
 * Cancels a payment that counts. The pledge is redeemed no longer if something is owed without it.
 * @throws DomainError 'not-found', 'conflict'; 'invalid' at `payment`.
 */
export async function cancelPayment(
  tx: Database,
  worker: Worker,
  { id, revision, payment, note }: DeskRequestOf<typeof calls.cancelPayment>,
): Promise<void> {
  const row = await lockTicket(tx, worker.colleague.office, { id, revision });
  const paid = (await paymentsOf(tx, [row])).get(row.number) ?? [];
  const cancelled = paid.find((one) => one.id === payment);
  if (!cancelled) throw invalid('It does not count', { payment: ['value'] });
  const { day, amount } = cancelled;
  const event = { kind: 'payment_cancelled', cancels: payment, day, amount, note } as const;
  await noteEvent(tx, worker, row.number, event);
  const left = paid.filter((one) => one !== cancelled);
  const isWhole = row.redeemed && owedOn({ ...row, redeemed: false }, left, worker.today) === 0;
  await changeRow(tx, row, { redeemed: isWhole });
}

/** Extends a pledge. @throws DomainError 'not-found', 'conflict', 'invalid'. */
export async function extendTicket(
  tx: Database,
  worker: Worker,
  { id, revision, note, ...extension }: DeskRequestOf<typeof calls.extendTicket>,
): Promise<void> {
  const row = await lockTicket(tx, worker.colleague.office, { id, revision });
  await extendLockedTicket(tx, worker, row, extension, { note });
}

/** Sets new dates of a locked ticket, a year later at most, and the amount at the new due date. @throws DomainError 'invalid'. */
export async function extendLockedTicket(
  tx: Database,
  worker: Worker,
  row: TicketRow,
  { due, grace_end: graceEnd, amount }: { due: string; grace_end: string; amount: number | null },
  { note, request }: { note: string; request?: number },
): Promise<void> {
  if (row.redeemed) throw invalid('It is bought back', { due: ['redeemed'] });
  if (due <= row.due || due < worker.today) throw invalid('Not later', { due: ['not_later'] });
  const from = row.due > worker.today ? row.due : worker.today;
  // A leap year has one day more.
  if (addDays(from, LOAN_TERMS.days.most + 1) < due) throw invalid('Too long', { due: ['value'] });
  if (graceEnd < due) throw invalid('Grace before the due day', { grace_end: ['before_due'] });
  const isReckoned = row.principal !== null && row.issued !== null && row.dayRate !== null;
  if (!isReckoned && amount === null) throw invalid('What is to be paid', { amount: ['required'] });
  const paid = (await paymentsOf(tx, [row])).get(row.number) ?? [];
  const owed = isReckoned ? owedOn({ ...row, graceEnd }, paid, due) : (amount ?? 0);
  const days = { due, graceEnd, extended: row.extended + 1 };
  const sums = isReckoned
    ? { amount: owedOn({ ...row, graceEnd }, [], due) }
    : { amount: owed, sumsAt: worker.now };
  await changeRow(tx, row, { ...days, ...sums });
  await noteEvent(tx, worker, row.number, {
    kind: 'extended',
    amount: owed,
    due,
    graceEnd,
    note,
    requestId: request,
  });
}

/** Updates a locked ticket and its revision. */
async function changeRow(tx: Database, row: TicketRow, set: Partial<TicketRow>): Promise<void> {
  await tx
    .update(pledgeTickets)
    .set({ ...set, revision: row.revision + 1 })
    .where(eq(pledgeTickets.number, row.number));
}

/** Adds an event to the history of a ticket. */
export async function noteEvent(
  tx: Database,
  { colleague, now, today }: Worker,
  number: string,
  event: Partial<typeof ticketEvents.$inferInsert> & Pick<typeof ticketEvents.$inferInsert, 'kind'>,
): Promise<void> {
  await tx.insert(ticketEvents).values({ day: today, ...event, number, staffId: colleague.id, at: now });
}

function check(typed: TypedTicket, { colleague: { office } }: Worker): void {
  const mistakes = ticketMistakes(typed);
  if (office !== null && typed.city !== office) mistakes.city = 'office';
  if (Object.keys(mistakes).length > 0)
    throw invalid(
      'The ticket cannot be so',
      Object.fromEntries(Object.entries(mistakes).map(([field, reason]) => [field, [reason]])),
    );
}
