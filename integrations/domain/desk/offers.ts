import * as v from 'valibot';
import { calendarDay } from '../contract/fields.ts';
import { OFFER_STATES } from '../business/offer-state.ts';
import { optionalEmail, optionalMessage, requiredText } from '../contract/person-fields.ts';
import { reasonCode } from '../contract/reasons.ts';
import type { RequestCallName } from '../contract/requests/index.ts';
import { defineDeskCall } from './desk-call.ts';

/** Requests in which somebody may ask what their thing is worth; the others are about a piece of the shop, a ticket or a complaint. */
export const OFFERED_KINDS: readonly RequestCallName[] = ['appraisal', 'feedback', 'question'];

const moment = v.pipe(v.string(), v.isoTimestamp());
const id = v.pipe(v.number(), v.integer());
const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** A sum in whole units, above zero. */
const sum = v.nullable(
  v.pipe(
    v.number(reasonCode('amount')),
    v.integer(reasonCode('amount')),
    v.minValue(1, reasonCode('amount')),
    v.maxValue(1_000_000_000_000, reasonCode('amount')),
  ),
);

/** A visit to an office. */
export const visit = v.object({
  id,
  /** Address word of the office. */
  office: v.string(),
  /** Local day and minute of the day at the office. */
  day: calendarDay,
  minute: v.number(),
});

/** An offer at the desk. */
export const deskOffer = v.object({
  id,
  number: v.string(),
  state: v.picklist(OFFER_STATES),
  currency: v.string(),
  buy_out: v.nullable(v.number()),
  /** Per cent for the whole period of `days`. */
  loan: v.nullable(v.object({ amount: v.number(), days: v.number(), percent: v.number() })),
  appraiser: v.string(),
  comment: v.string(),
  valid_until: moment,
  /** The choice of the person who got the offer. */
  choice: v.nullable(v.picklist(['buy_out', 'loan'])),
  sent_at: moment,
  visit: v.nullable(visit),
});
export type DeskOffer = v.InferOutput<typeof deskOffer>;

/** GET offers/terms: the data to make an offer for a request: the tariff of its office, the default last day. */
export const offerTerms = defineDeskCall({
  method: 'GET',
  path: '/offers/terms',
  request: v.object({ request: number }),
  response: v.object({
    data: v.object({
      /** Possible currencies of a sum; a loan is in the first. */
      currencies: v.array(v.string()),
      /**
       * Null when the office gives no loans. A row is for amounts from `from` to below `to`; per cent are for the
       * whole period.
       */
      tariff: v.nullable(
        v.object({
          days: v.number(),
          rows: v.array(v.object({ from: v.number(), to: v.number(), percent: v.number() })),
        }),
      ),
      /** Today in the shop's zone: an offer is valid on the day of contact (§9). */
      valid_until: calendarDay,
    }),
  }),
  access: 'requests',
  audited: 'nothing',
});

/**
 * POST offers/make: makes an offer for a request; it replaces an earlier one that was not accepted. The person gets a
 * letter when a mail address is known or given. Only this response contains the link, so that a colleague can send it
 * by messenger. 422 at `buy_out` without any sum, at `loan` for a loan outside the tariff, at `currency` for a loan in
 * another one, at `valid_until` for a past day, at `request` when an offer was already accepted.
 */
export const makeOffer = defineDeskCall({
  method: 'POST',
  path: '/offers/make',
  request: v.object({
    request: id,
    buy_out: v.optional(sum, null),
    loan: v.optional(sum, null),
    /** The first currency of the terms by default. */
    currency: v.optional(v.string()),
    /** The last day, in the shop's zone; today by default. */
    valid_until: v.optional(calendarDay),
    appraiser: v.pipe(requiredText, v.maxLength(100, reasonCode('long'))),
    comment: optionalMessage,
    email: optionalEmail,
  }),
  response: v.object({
    data: deskOffer,
    /** Full URL of its page. */
    link: v.string(),
    /** The mail address of the letter; null when no letter was sent. */
    mailed_to: v.nullable(v.string()),
  }),
  access: 'requests',
  audited: 'change',
});

/**
 * POST offers/withdraw: withdraws an offer, so that nobody can accept it, cancels its visit, and informs the person.
 */
export const withdrawOffer = defineDeskCall({
  method: 'POST',
  path: '/offers/withdraw',
  request: v.object({ id }),
  response: v.object({ data: deskOffer }),
  access: 'requests',
  audited: 'change',
});
