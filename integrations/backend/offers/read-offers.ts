import { and, desc, eq, isNull } from 'drizzle-orm';
import { offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import { officeTime } from '@tourbillon/domain/business/visit-times.ts';
import type { DeskOffer } from '@tourbillon/domain/desk/offers.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { readDocument } from '../content-store/read-document.ts';
import { schema, type Database } from '../database/database.ts';

const { appointments, offers } = schema;

/** A stored offer and its appointment. */
export interface FoundOffer {
  row: typeof offers.$inferSelect;
  visit: typeof appointments.$inferSelect | null;
}

/** Query of offers with their appointments. */
export function withVisits(database: Database) {
  return database
    .select({ row: offers, visit: appointments })
    .from(offers)
    .leftJoin(appointments, and(eq(appointments.offerId, offers.id), isNull(appointments.cancelledAt)))
    .$dynamic();
}

/** The offers of a request as the desk shows them, the latest first. */
export async function offersOfRequest(
  database: Database,
  requestId: number,
  now = new Date(),
): Promise<DeskOffer[]> {
  const found = await withVisits(database).where(eq(offers.requestId, requestId)).orderBy(desc(offers.id));
  const contacts = await readDocument(database, 'contacts');
  return found.map((one) => deskOfferOf(one, contacts, now));
}

/** An offer as the desk shows it. */
export function deskOfferOf(
  { row, visit }: FoundOffer,
  contacts: DocumentOf<'contacts'> | undefined,
  now: Date,
): DeskOffer {
  const { id, number, currency, buyOut, loan, loanDays, loanPercent, appraiser, comment, choice } = row;
  return {
    ...{ id, number, currency, appraiser, comment, choice },
    state: offerStateAt(row, now),
    buy_out: buyOut,
    loan: loan === null ? null : { amount: loan, days: loanDays ?? 0, percent: loanPercent ?? 0 },
    valid_until: row.validUntil.toISOString(),
    sent_at: row.createdAt.toISOString(),
    visit: visit && {
      id: visit.id,
      office: visit.office,
      ...officeTime(visit.startsAt, zoneOf(contacts, visit.office)),
    },
  };
}

/** IANA time zone of an office; UTC if the content folder no longer has the office. */
function zoneOf(contacts: DocumentOf<'contacts'> | undefined, office: string): string {
  return contacts?.offices.find(({ alias }) => alias === office)?.time_zone ?? 'UTC';
}
