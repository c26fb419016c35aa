import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/tickets.ts';
import { addDays } from '../../business-days/working-days.ts';
import { owedOn } from '../owed-on.ts';

/** Typed fields of a ticket. */
export type TypedTicket = Omit<DeskRequestOf<typeof calls.newTicket>, 'printed'>;

/** Maximum number of days between the issue of a ticket and its due date. */
const LONGEST_DAYS = 3_660;

/** Implausible values, by field; empty if all are plausible. */
export function ticketMistakes(
  ticket: Omit<TypedTicket, 'code' | 'city' | 'phone_digits'>,
): Record<string, string> {
  const { due, grace_end: graceEnd, amount, principal, issued, day_rate: dayRate } = ticket;
  const terms = [principal, issued, dayRate];
  const isTold = terms.every((one) => one !== null);
  const mistakes: Record<string, string> = {};
  if (graceEnd < due) mistakes.grace_end = 'before_due';
  if (issued !== null && issued > due) mistakes.issued = 'after_due';
  if (issued !== null && addDays(issued, LONGEST_DAYS) < due) mistakes.due = 'value';
  if (!isTold && terms.some((one) => one !== null)) mistakes.principal = 'terms_whole';
  if (!isTold && amount === null) mistakes.amount = 'required';
  return mistakes;
}

/** The stored amounts of a ticket. With loan and rate, the amount at the due date is computed. */
export function sumsOf({
  due,
  grace_end: graceEnd,
  amount,
  principal,
  issued,
  day_rate: dayRate,
}: TypedTicket) {
  const sums = { amount: amount ?? 0, principal, issued, dayRate, graceEnd, redeemed: false };
  return { principal, issued, dayRate, amount: owedOn(sums, [], due) };
}
