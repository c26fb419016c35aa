import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { owedOn, type Payment } from './owed-on.ts';

const { ticketEvents } = schema;

/** A stored ticket. */
export type TicketRow = typeof schema.pledgeTickets.$inferSelect;

/** Payments since the terms were last set, by ticket number. */
export async function paymentsOf(
  database: Database,
  tickets: readonly Pick<TicketRow, 'number' | 'sumsAt'>[],
): Promise<ReadonlyMap<string, Payment[]>> {
  const said = new Map(tickets.map(({ number, sumsAt }) => [number, sumsAt]));
  if (said.size === 0) return new Map();
  const rows = await database
    .select()
    .from(ticketEvents)
    .where(and(eq(ticketEvents.kind, 'paid'), inArray(ticketEvents.number, [...said.keys()])))
    .orderBy(asc(ticketEvents.id));
  const counted = rows.filter(({ number, at }) => at >= (said.get(number) ?? new Date(0)));
  return Map.groupBy(
    counted.map(({ number, day, amount }) => ({ number, day, amount: amount ?? 0 })),
    ({ number }) => number,
  );
}

/** The redemption amount for the holder: on the due date, or today if that has passed. */
export function owedByHolder(ticket: TicketRow, payments: readonly Payment[], today: string): number {
  return owedOn(ticket, payments, today > ticket.due ? today : ticket.due);
}
