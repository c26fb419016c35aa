import { and, eq } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { ofOffice } from '../../database/of-office.ts';
import { conflict, notFound } from '../../errors/domain-error.ts';
import type { TicketRow } from '../payments.ts';

const { pledgeTickets } = schema;

/** A ticket of an office. @throws DomainError 'not-found'. */
export async function findTicketRow(
  database: Database,
  office: string | null,
  id: number,
): Promise<TicketRow> {
  const [row] = await database
    .select()
    .from(pledgeTickets)
    .where(and(ofOffice(pledgeTickets.city, office), eq(pledgeTickets.id, id)));
  if (!row) throw notFound('Ticket');
  return row;
}

/**
 * Reads and locks a ticket until the transaction ends.
 * @param revision that the desk user has seen.
 * @throws DomainError 'not-found'; 'conflict' with the current revision.
 */
export async function lockTicket(
  tx: Database,
  office: string | null,
  { id, revision }: { id: number; revision: number },
): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(pledgeTickets)
    .where(and(ofOffice(pledgeTickets.city, office), eq(pledgeTickets.id, id)))
    .for('update');
  if (!row) throw notFound('Ticket');
  if (row.revision !== revision)
    throw conflict('Somebody else has changed the ticket', { revision: row.revision });
  return row;
}
