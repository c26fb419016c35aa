import { officeTime } from '@tourbillon/domain/business/visit-times.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Office } from '../content-store/office-hours.ts';
import { subjectOf } from '../correspondence/correspondence.ts';
import { newLink } from '../mailed-links/request-links.ts';
import type { schema, Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { VisitNewsValues } from '../mail/templates/visit-news.ts';
import type { VisitValues } from '../mail/templates/visit.ts';
import type { StoredRequest } from '../requests/requests.ts';
import { wordsOf } from './offer-page.ts';

interface Parts {
  offer: Pick<typeof schema.offers.$inferSelect, 'id' | 'number'>;
  request: Pick<StoredRequest, 'id' | 'locale' | 'payload'>;
  to: string;
  office: Office;
  startsAt: Date;
  change: VisitNewsValues['change'];
}

/** Values of an appointment for a letter, in a language. */
export function visitValues(office: Office, startsAt: Date, locale: Locale): VisitValues {
  return { ...wordsOf(office, locale), ...officeTime(startsAt, office.time_zone) };
}

/** Writes to a customer about a change of their appointment. */
export async function mailVisit(
  tx: Database,
  { offer, request, to, office, startsAt, change }: Parts,
  now: Date,
): Promise<void> {
  const token = await newLink(tx, { requestId: request.id, offerId: offer.id }, now);
  const visit = visitValues(office, startsAt, request.locale);
  const piece = await subjectOf(tx, request, `/offer/?token=${token}`);
  const values = { number: offer.number, change, visit, piece, token, city: office.alias };
  await enqueueMail(tx, { to, locale: request.locale, template: 'visit-news', values }, now);
}
