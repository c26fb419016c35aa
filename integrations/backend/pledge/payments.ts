import { and, asc, inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { owedOn, type Payment } from './owed-on.ts';

const { ticketEvents } = schema;

/** A stored ticket. */
export type TicketRow = typeof schema.pledgeTickets.$inferSelect;

/** A payment with the id of its event. */
export interface NotedPayment extends Payment {
  id: number;
}

/** Payments since the terms were last set, without those that were cancelled, by ticket number. */
export async function paymentsOf(
  database: Database,
  tickets: readonly Pick<TicketRow, 'number' | 'sumsAt'>[],
): Promise<ReadonlyMap<string, NotedPayment[]>> {
  const said = new Map(tickets.map(({ number, sumsAt }) => [number, sumsAt]));
  if (said.size === 0) return new Map();
  const rows = await database
    .select()
    .from(ticketEvents)
    .where(
      and(
        inArray(ticketEvents.kind, ['paid', 'payment_cancelled']),
        inArray(ticketEvents.number, [...said.keys()]),
      ),
    )
    .orderBy(asc(ticketEvents.id));
  const cancelled = new Set(rows.map(({ cancels }) => cancels));
  const counted = rows.filter(
    ({ id, kind, number, at }) =>
      kind === 'paid' && !cancelled.has(id) && at >= (said.get(number) ?? new Date(0)),
  );
  return Map.groupBy(
    counted.map(({ id, number, day, amount }) => ({ id, number, day, amount: amount ?? 0 })),
    ({ number }) => number,
  );
}

/** The redemption amount for the holder: on the due date, or today if that has passed. */
export function owedByHolder(ticket: TicketRow, payments: readonly Payment[], today: string): number {
  return owedOn(ticket, payments, today > ticket.due ? today : ticket.due);
}
