import { count, eq, inArray } from 'drizzle-orm';
import { loanLimits, loanTerms } from '@tourbillon/domain/business/loan-cost.ts';
import { nextOfferState, offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import { outOfBounds } from '@tourbillon/domain/contract/reasons.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { DeskOffer, makeOffer as makeOfferCall } from '@tourbillon/domain/desk/offers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { businessDay } from '../business-days/business-day.ts';
import { endOfDay } from '../business-days/last-day.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { mailboxOf, markAnswered, type ActingColleague } from '../correspondence/correspondence.ts';
import { schema, type Database } from '../database/database.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { refused } from '../errors/domain-error.ts';
import { findRequest } from '../requests/requests.ts';
import { lockOffers } from './lock-offers.ts';
import { mailOffer } from './mail-offer.ts';
import { readOfferTerms, tariffOf } from './offer-terms.ts';
import { deskOfferOf } from './read-offers.ts';

const { offers } = schema;

type Wish = DeskRequestOf<typeof makeOfferCall>;

/** A new offer and its link. */
export interface MadeOffer {
  offer: DeskOffer;
  /** Path of the storefront. */
  link: string;
  /** Language of the site that the link opens. */
  locale: Locale;
  mailedTo: string | null;
}

/**
 * Makes an offer for a request and sends it. An earlier offer that was not accepted is replaced.
 * @throws DomainError 'not-found' as reading does; 'invalid' at `buy_out`, `loan`, `currency`, `valid_until` or
 * `request`.
 */
export async function makeOffer(
  tx: Database,
  writer: ActingColleague,
  wish: Wish,
  now = new Date(),
): Promise<MadeOffer> {
  const { row: request } = await findRequest(tx, writer.office, wish.request);
  await lockOffers(tx, request.id);
  const sums = await validateSums(tx, request, wish);
  const validUntil = await validUntilOf(tx, wish.valid_until, now);
  await replaceEarlier(tx, request.id, now);
  const [made] = await tx.select({ count: count() }).from(offers).where(eq(offers.requestId, request.id));
  const [row] = await tx
    .insert(offers)
    .values({
      ...sums,
      requestId: request.id,
      number: `${request.id}-${(made?.count ?? 0) + 1}`,
      appraiser: wish.appraiser,
      comment: wish.comment,
      validUntil,
      state: 'sent',
      stateAt: now,
      staffId: writer.id,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An offer was not stored');
  const to = wish.email || (await mailboxOf(tx, request));
  const token = await newLink(tx, { requestId: request.id, offerId: row.id }, now);
  if (to) await mailOffer(tx, { offer: row, request, to, token, colleague: writer }, now);
  await markAnswered(tx, writer, request.id, now);
  return {
    offer: deskOfferOf({ row, visit: null }, undefined, now),
    link: `/offer/?token=${token}`,
    locale: request.locale,
    mailedTo: to,
  };
}

async function validateSums(tx: Database, request: Parameters<typeof tariffOf>[1], wish: Wish) {
  const { buy_out: buyOut, loan } = wish;
  if (buyOut === null && loan === null) throw refused('buy_out', 'required');
  const { currencies } = await readOfferTerms(tx, request);
  const currency = wish.currency ?? currencies[0] ?? '';
  if (!currencies.includes(currency)) throw refused('currency', 'value');
  if (loan === null) return { currency, buyOut, loan, loanDays: null, loanPercent: null };
  const tariff = await tariffOf(tx, request);
  const limits = tariff && loanLimits(tariff);
  if (!limits) throw refused('loan', 'value');
  if (tariff.currency !== currency) throw refused('currency', 'value');
  const terms = loanTerms(tariff, loan);
  if (!terms) throw refused('loan', outOfBounds({ least: limits.from, most: limits.to }));
  return { currency, buyOut, loan, loanDays: terms.days, loanPercent: terms.percent };
}

/** When an offer expires: at the end of a day of the shop, by default today (§9). */
async function validUntilOf(tx: Database, day: string | undefined, now: Date): Promise<Date> {
  const zone = await shopTimeZone(tx);
  const end = endOfDay(day ?? businessDay(now, zone).date, zone);
  if (end <= now) throw refused('valid_until', 'value');
  return end;
}

async function replaceEarlier(tx: Database, requestId: number, now: Date): Promise<void> {
  const earlier = await tx.select().from(offers).where(eq(offers.requestId, requestId));
  const states = earlier.map((row) => ({ id: row.id, state: offerStateAt(row, now) }));
  if (states.some(({ state }) => state === 'accepted')) throw refused('request', 'offer_over');
  const open = states.filter(({ state }) => nextOfferState(state, 'replace') !== undefined);
  if (open.length === 0) return;
  await tx
    .update(offers)
    .set({ state: 'replaced', stateAt: now })
    .where(
      inArray(
        offers.id,
        open.map(({ id }) => id),
      ),
    );
}
