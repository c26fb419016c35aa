import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/tickets.ts';
import { addDays } from '../../business-days/working-days.ts';
import { owedOn } from '../owed-on.ts';

/** What is typed of a ticket. */
export type TypedTicket = Omit<DeskRequestOf<typeof calls.newTicket>, 'printed'>;

/** Longest time between making a ticket out and its due day, days. */
const LONGEST = 3_660;

/** What cannot be meant, by field; none when all of it can. */
export function ticketMistakes(
  ticket: Omit<TypedTicket, 'code' | 'city' | 'phone_digits'>,
): Record<string, string> {
  const { due, grace_end: graceEnd, amount, principal, issued, day_rate: dayRate } = ticket;
  const terms = [principal, issued, dayRate];
  const isTold = terms.every((one) => one !== null);
  const mistakes: Record<string, string> = {};
  if (graceEnd < due) mistakes.grace_end = 'before_due';
  if (issued !== null && issued > due) mistakes.issued = 'after_due';
  if (issued !== null && addDays(issued, LONGEST) < due) mistakes.due = 'value';
  if (!isTold && terms.some((one) => one !== null)) mistakes.principal = 'terms_whole';
  if (!isTold && amount === null) mistakes.amount = 'required';
  return mistakes;
}

/** The sums of a ticket as they are stored: what is paid on the due day follows from loan and rate where they are known. */
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
