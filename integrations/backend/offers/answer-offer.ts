import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { nextOfferState, type OfferEvent, offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import { mayVisit, momentIn, visitDays } from '@tourbillon/domain/business/visit-times.ts';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import {
  type answerOffer as answerOfferCall,
  minuteOfDay,
  VISIT_DAYS,
  VISIT_STEP,
} from '@tourbillon/domain/contract/requests/offer.ts';
import type { Office } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { addReply, mailboxOf, notifyStaff } from '../correspondence/correspondence.ts';
import { schema, type Database } from '../database/database.ts';
import { invalid, refused } from '../errors/domain-error.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';
import { offerByLink, type OpenedOffer, officesForCustomer } from './offer-page.ts';
import { mailVisit, visitValues } from './mail-visit.ts';

const { appointments, offers } = schema;

type Answer = RequestOf<typeof answerOfferCall>;

/**
 * Handles the customer's answer to an offer: accept with an office and a time, decline, or ask a question.
 * @throws DomainError 'invalid' at `token`, `action`, or the invalid field; 429 for too many questions.
 */
export async function answerOffer(
  tx: Database,
  answer: Answer,
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  const opened = await offerByLink(tx, answer.token, true);
  if (answer.action === 'ask') {
    if (!answer.text) throw refused('text', 'required');
    const question = { text: answer.text, offer: opened.row.number };
    return addReply(tx, opened.request, question, staffEmail, now);
  }
  if (answer.action === 'decline') return decline(tx, opened, staffEmail, now);
  return accept(tx, opened, answer, staffEmail, now);
}

async function decline(
  tx: Database,
  opened: OpenedOffer,
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const { row, request } = opened;
  // A second click does not repeat the refusal.
  if (row.state === 'declined') return;
  await become(tx, opened, 'decline', { choice: null }, now);
  await cancelVisit(tx, row.id, now);
  await notifyStaff(tx, request, { event: 'declined', offer: row.number }, staffEmail, now);
}

async function accept(
  tx: Database,
  opened: OpenedOffer,
  answer: Answer,
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const { row, visit, request } = opened;
  const choice = choiceOf(opened, answer);
  const { office, startsAt } = await validateVisit(tx, opened, answer, now);
  const same = visit?.office === office.alias && visit.startsAt.getTime() === startsAt.getTime();
  await become(tx, opened, 'accept', { choice }, now);
  if (same && row.choice === choice) return;
  await cancelVisit(tx, row.id, now);
  await tx.insert(appointments).values({ offerId: row.id, office: office.alias, startsAt, createdAt: now });
  const news = { event: 'accepted', offer: row.number } as const;
  await notifyStaff(
    tx,
    request,
    { ...news, visit: visitValues(office, startsAt, STAFF_LOCALE) },
    staffEmail,
    now,
  );
  const to = await mailboxOf(tx, request);
  if (to) await mailVisit(tx, { offer: row, request, to, office, startsAt, change: 'booked' }, now);
}

/** The accepted option. It may be empty if the offer has only one amount. */
function choiceOf({ row }: OpenedOffer, { choice }: Answer): 'buy_out' | 'loan' {
  const offered = { buy_out: row.buyOut !== null, loan: row.loan !== null };
  const only = offered.buy_out === offered.loan ? undefined : offered.loan ? 'loan' : 'buy_out';
  const chosen = choice || only || row.choice;
  if (!chosen || !offered[chosen]) throw refused('choice', 'required');
  return chosen;
}

/** Checks the office and time of an appointment. @throws DomainError 'invalid' with every invalid field. */
async function validateVisit(
  tx: Database,
  { request }: OpenedOffer,
  { office: alias, day, time }: Answer,
  now: Date,
): Promise<{ office: Office; startsAt: Date }> {
  const offices = officesForCustomer(await readDocument(tx, 'contacts'), request);
  const office =
    offices.find((one) => one.alias === alias) ?? (offices.length === 1 ? offices[0] : undefined);
  const minute = v.safeParse(minuteOfDay, time);
  const errors = {
    ...(office ? {} : { office: ['required'] }),
    ...(/^\d{4}-\d\d-\d\d$/.test(day) ? {} : { day: ['required'] }),
    ...(minute.success ? {} : { time: ['required'] }),
  };
  if (!office || !minute.success || Object.keys(errors).length > 0)
    throw invalid('The request is not valid', errors);
  const days = visitDays(office, now, { count: VISIT_DAYS, step: VISIT_STEP });
  const open = days.find((one) => one.day === day);
  const startsAt = momentIn(day, minute.output, office.time_zone);
  const inHours = open && minute.output >= open.from && minute.output <= open.to;
  if (!inHours || minute.output % VISIT_STEP !== 0 || !mayVisit(startsAt, office, now))
    throw refused('time', 'visit_closed');
  return { office, startsAt };
}

/**
 * Moves an offer to its next state.
 * @throws DomainError 'invalid' `offer_over` at `action` if the event is not allowed.
 */
async function become(
  tx: Database,
  { row }: OpenedOffer,
  event: OfferEvent,
  set: Partial<typeof offers.$inferSelect>,
  now: Date,
): Promise<void> {
  const state = nextOfferState(offerStateAt(row, now), event);
  if (!state) throw refused('action', 'offer_over');
  await tx
    .update(offers)
    .set({ ...set, state, stateAt: now })
    .where(eq(offers.id, row.id));
}

/** Cancels the active appointment of an offer, if there is one. */
export async function cancelVisit(tx: Database, offerId: number, now: Date): Promise<void> {
  await tx
    .update(appointments)
    .set({ cancelledAt: now })
    .where(and(eq(appointments.offerId, offerId), isNull(appointments.cancelledAt)));
}
