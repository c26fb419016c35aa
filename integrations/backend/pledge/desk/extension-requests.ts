import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { schema, type Database } from '../../database/database.ts';

const { requests } = schema;

/** A stored request for an extension. */
export type ExtensionRequest = typeof requests.$inferSelect;

const ofTicket = (number: string) =>
  and(eq(requests.kind, 'deferral'), eq(sql`${requests.payload}->>'ticket'`, number));

/** Visitors' requests about a ticket, the oldest first. The staff must check whether the visitor is the holder. */
export async function extensionRequests(database: Database, number: string): Promise<DeskTicket['requests']> {
  const rows = await database.select().from(requests).where(ofTicket(number)).orderBy(asc(requests.id));
  return rows.map(({ id, sentAt, payload, due, answeredAt }) => ({
    id,
    sent_at: sentAt.toISOString(),
    name: text(payload.user_name),
    phone: text(payload.telephone),
    email: text(payload.email),
    reason: text(payload.reason) as DeskTicket['requests'][number]['reason'],
    months: text(payload.months),
    documents: text(payload.documents),
    due,
    answered_at: answeredAt?.toISOString() ?? null,
  }));
}

/** The open request about a ticket, locked; undefined if there is none. */
export async function openRequest(
  tx: Database,
  number: string,
  id: number,
): Promise<ExtensionRequest | undefined> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(ofTicket(number), eq(requests.id, id)))
    .for('update');
  return row?.answeredAt === null ? row : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
