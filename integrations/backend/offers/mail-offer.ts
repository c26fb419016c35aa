import { loanCost } from '@tourbillon/domain/business/loan-cost.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import type { schema, Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { aboutOf, type StoredRequest } from '../requests/requests.ts';
import { type ActingColleague, addMessage, subjectOf } from '../correspondence/correspondence.ts';

interface Parts {
  offer: typeof schema.offers.$inferSelect;
  request: StoredRequest;
  to: string;
  /** Secret of its link. */
  token: string;
  /** Who sends it. */
  colleague: Pick<ActingColleague, 'id' | 'name'>;
}

/** Sends an offer in the language of its request. The thread records the recipient and the colleague. */
export async function mailOffer(
  tx: Database,
  { offer, request, to, token, colleague }: Parts,
  now: Date,
): Promise<void> {
  const { loan, loanDays: days, loanPercent: percent } = offer;
  const piece = await subjectOf(tx, request, `/offer/?token=${token}`);
  const values = {
    number: offer.number,
    about: piece?.title ?? aboutOf(request.payload),
    piece,
    currency: offer.currency,
    buyOut: offer.buyOut,
    loan:
      loan === null || days === null || percent === null
        ? null
        : { amount: loan, days, repay: loanCost(loan, { days, percent }).repay },
    appraiser: offer.appraiser,
    comment: offer.comment,
    validUntil: lastDayOf(offer.validUntil, await shopTimeZone(tx)),
    token,
    city: request.city,
  };
  await enqueueMail(tx, { to, locale: request.locale, template: 'offer', values }, now);
  // Later letters find the mailbox that the desk typed.
  const text = `${offer.number} → ${to}`;
  await addMessage(tx, { requestId: request.id, author: 'note', colleague, text, mailedTo: to }, now);
}
