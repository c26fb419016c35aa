import { asc, desc, eq, and, ne } from 'drizzle-orm';
import { offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { requestFacts } from '../mail/templates/request-facts.ts';
import { photosOf } from '../requests/requests.ts';
import { photoLink } from '../uploads/photo-link.ts';
import { at, type ExportOf, type ExportRow } from './export-rows.ts';

const { appointments, offers, requestMessages, requests } = schema;

/**
 * Requests that an account has sent, and their results. Internal notes of the staff are left out; they are deleted
 * with the request.
 */
export async function exportRequests(
  database: Database,
  account: Pick<AccountRow, 'id' | 'locale'>,
  uploadsKey: string,
  now: Date,
): Promise<ExportOf<'requests' | 'threads' | 'offers' | 'appointments'>> {
  const isOwn = eq(requests.accountId, account.id);
  const [sent, written, offered, visits] = await Promise.all([
    database.select().from(requests).where(isOwn).orderBy(desc(requests.sentAt)),
    database
      .select({ request: requests, message: requestMessages })
      .from(requestMessages)
      .innerJoin(requests, eq(requests.id, requestMessages.requestId))
      .where(and(isOwn, ne(requestMessages.author, 'note')))
      .orderBy(asc(requestMessages.id)),
    database
      .select({ offer: offers })
      .from(offers)
      .innerJoin(requests, eq(requests.id, offers.requestId))
      .where(isOwn)
      .orderBy(asc(offers.id)),
    database
      .select({ visit: appointments, offer: offers.number })
      .from(appointments)
      .innerJoin(offers, eq(offers.id, appointments.offerId))
      .innerJoin(requests, eq(requests.id, offers.requestId))
      .where(isOwn)
      .orderBy(asc(appointments.id)),
  ]);
  return {
    requests: sent.map((row) => requestRow(row, account, uploadsKey)),
    threads: written.map(({ request, message }) => ({
      number: request.number ?? request.id,
      author: message.author,
      text: message.text,
      email: message.mailedTo,
      created_at: at(message.createdAt),
    })),
    offers: offered.map(({ offer }) => ({
      number: offer.number,
      buy_out: offer.buyOut,
      loan: offer.loan,
      days: offer.loanDays,
      percent: offer.loanPercent,
      currency: offer.currency,
      valid_until: at(offer.validUntil),
      author: offer.appraiser,
      text: offer.comment,
      choice: offer.choice,
      ...shownState(offer, now),
      created_at: at(offer.createdAt),
    })),
    appointments: visits.map(({ visit, offer }) => ({
      number: offer,
      place: visit.office,
      starts_at: at(visit.startsAt),
      created_at: at(visit.createdAt),
      ended_at: at(visit.cancelledAt),
    })),
  };
}

/** The state of an offer as its own page shows it. An offer has expired when its term ended. */
function shownState(offer: typeof offers.$inferSelect, now: Date): Pick<ExportRow, 'state' | 'state_at'> {
  const state = offerStateAt(offer, now);
  return { state, state_at: at(state === 'expired' ? offer.validUntil : offer.stateAt) };
}

/** A request for its sender, with temporary links to its photographs. */
function requestRow(
  { id, number, kind, payload, sentAt, answeredAt }: typeof requests.$inferSelect,
  { locale }: Pick<AccountRow, 'locale'>,
  uploadsKey: string,
): ExportRow {
  const t = translator(locale);
  const photos = photosOf(payload).map((photo) => `${photo.name}: ${photoLink(photo, uploadsKey)}`);
  return {
    number: number ?? id,
    kind: t(`requests.kind_${kind}`),
    text: requestFacts(payload, { t, locale })
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    photos: photos.join('\n'),
    created_at: at(sentAt),
    ended_at: at(answeredAt),
  };
}
