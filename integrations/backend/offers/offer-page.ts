import { eq } from 'drizzle-orm';
import { loanCost } from '@tourbillon/domain/business/loan-cost.ts';
import { actionsOf, offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import { officeTime, visitDays } from '@tourbillon/domain/business/visit-times.ts';
import { type OfferView, VISIT_DAYS, VISIT_STEP } from '@tourbillon/domain/contract/requests/offer.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { type Office, officesOf } from '../content-store/office-hours.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { followLink } from '../mailed-links/request-links.ts';
import { aboutOf, type StoredRequest } from '../requests/requests.ts';
import { officeOf } from '../mail/letter-sender.ts';
import { lockOffers } from './lock-offers.ts';
import { type FoundOffer, withVisits } from './read-offers.ts';

const { offers, requests } = schema;

/** An offer with its request. */
export interface OpenedOffer extends FoundOffer {
  request: StoredRequest;
}

/**
 * Finds the offer of a link.
 * @param lock lock the offers of its request for a change.
 * @throws DomainError 'invalid' `token_unknown` at `token`.
 */
export async function offerByLink(database: Database, token: string, lock = false): Promise<OpenedOffer> {
  const { offerId, requestId } = await followLink(database, token);
  if (offerId === null) throw refused('token', 'token_unknown');
  if (lock) await lockOffers(database, requestId);
  const [found] = await withVisits(database).where(eq(offers.id, offerId));
  const [request] = await database.select().from(requests).where(eq(requests.id, requestId));
  if (!found || !request) throw refused('token', 'token_unknown');
  return { ...found, request };
}

/** An offer as the customer sees it. @param locale of the site. */
export async function offerPage(
  database: Database,
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<OfferView> {
  const { row, visit, request } = await offerByLink(database, token);
  const contacts = await readDocument(database, 'contacts');
  const state = offerStateAt(row, now);
  const actions = actionsOf(state);
  const { loan, loanDays: days, loanPercent: percent } = row;
  const office = contacts?.offices.find(({ alias }) => alias === visit?.office);
  return {
    number: row.number,
    state,
    about: aboutOf(request.payload),
    currency: row.currency,
    buy_out: row.buyOut,
    loan:
      loan === null || days === null || percent === null
        ? null
        : { amount: loan, days, percent, ...loanCost(loan, { days, percent }) },
    appraiser: row.appraiser,
    comment: row.comment,
    valid_until: lastDayOf(row.validUntil, await shopTimeZone(database)),
    choice: row.choice,
    actions,
    visit:
      visit && office
        ? { ...wordsOf(office, locale), ...officeTime(visit.startsAt, office.time_zone) }
        : null,
    offices: actions.includes('accept')
      ? officesForCustomer(contacts, request).map((one) => ({
          alias: one.alias,
          ...wordsOf(one, locale),
          hours: one.hours[locale],
          phone: phoneOf(contacts, one, locale),
          days: visitDays(one, now, { count: VISIT_DAYS, step: VISIT_STEP }),
        }))
      : [],
  };
}

/**
 * Offices that a customer may visit: those of their city, or all offices of the shop if the city has none, in the
 * order of the cities on their site (decision 90).
 */
export function officesForCustomer(
  contacts: DocumentOf<'contacts'> | undefined,
  { city, locale }: Pick<StoredRequest, 'city' | 'locale'>,
): Office[] {
  const own = officesOf(contacts, city);
  if (own.length > 0 || !contacts) return own;
  const listed = citiesOf(contacts, locale).flatMap(({ alias }) => officesOf(contacts, alias));
  return [...new Set([...listed, ...contacts.offices])];
}

/** The phone of an office, as its letters name it. */
function phoneOf(contacts: DocumentOf<'contacts'> | undefined, { alias }: Office, locale: Locale) {
  const office = contacts && officeOf(contacts, alias, locale);
  return office ? { shown: office.phone, link: office.phoneLink } : null;
}

/** Name and address of an office in a language. */
export function wordsOf({ title, address }: Office, locale: Locale): { title: string; address: string } {
  return { title: title[locale], address: address[locale] };
}
