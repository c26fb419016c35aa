import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import type { LookUpResult } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { schema, type Database } from '../database/database.ts';
import { extensionOf, owedPartsOn } from './owed-on.ts';
import { owedByHolder, paymentsOf } from './payments.ts';
import { ticketCodeHash } from './ticket-code.ts';
import { ticketState } from './ticket-state.ts';

const { pledgeTickets } = schema;

/** The data that identifies the holder of a ticket (decision 15). */
export interface TicketQuestion {
  number: string;
  city: string;
  digits: string;
  /** Normalized for comparison; empty if none was given. */
  code: string;
}

/**
 * The state of a pledge, for a person who knows city, digits, and the code if the ticket has one; null for everybody
 * else. The steps are the same in both cases.
 * @param today ISO date in the shop's zone.
 */
export async function findTicket(
  database: Database,
  asked: TicketQuestion,
  today: string,
): Promise<Extract<LookUpResult, { kind: 'ticket' }> | null> {
  const [row] = await database.select().from(pledgeTickets).where(eq(pledgeTickets.number, asked.number));
  const isCode = same(ticketCodeHash(asked.number, asked.code), row?.codeHash ?? '');
  const isHolder = same(`${asked.city} ${asked.digits}`, row ? `${row.city} ${row.phoneDigits}` : '');
  if (!row || !isHolder || !(isCode || row.codeHash === null)) return null;
  const paid = (await paymentsOf(database, [row])).get(row.number) ?? [];
  const state = ticketState(row, today);
  const isOpen = state === 'active' || state === 'grace';
  const { extensionDays: days } = LOAN_TERMS;
  const extension = isOpen ? extensionOf(row, paid, { due: row.due, day: today, days }) : null;
  return {
    kind: 'ticket',
    number: row.printed,
    city: row.city,
    state,
    due: row.due,
    grace_end: row.graceEnd,
    amount: { value: owedByHolder(row, paid, today), currency: row.currency },
    today: { day: today, ...owedPartsOn(row, paid, today) },
    extension: extension && { days, ...extension },
  };
}

function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
