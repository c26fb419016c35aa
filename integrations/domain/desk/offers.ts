import * as v from 'valibot';
import { OFFER_STATES } from '../business/offer-state.ts';
import { optionalEmail, optionalMessage, requiredText } from '../contract/person-fields.ts';
import { because } from '../contract/reasons.ts';
import type { RequestCallName } from '../contract/requests/index.ts';
import { defineDeskCall } from './desk-call.ts';

/** Requests in which somebody may ask what their thing is worth; the others are about a piece of the shop, a ticket or a complaint. */
export const OFFERED_KINDS: readonly RequestCallName[] = ['appraisal', 'feedback', 'question'];

const moment = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(because('value')), v.isoDate(because('value')));
const id = v.pipe(v.number(), v.integer());
const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** A sum in whole units, above nothing. */
const sum = v.nullable(
  v.pipe(
    v.number(because('amount')),
    v.integer(because('amount')),
    v.minValue(1, because('amount')),
    v.maxValue(1_000_000_000_000, because('amount')),
  ),
);

/** A visit to an office. */
export const visit = v.object({
  id,
  /** Address word of the office. */
  office: v.string(),
  /** By the clock of the office: day, and minute of it. */
  day: v.pipe(v.string(), v.isoDate()),
  minute: v.number(),
});

/** An offer as the desk shows it. */
export const deskOffer = v.object({
  id,
  number: v.string(),
  state: v.picklist(OFFER_STATES),
  currency: v.string(),
  buy_out: v.nullable(v.number()),
  /** Per cent are for the days. */
  loan: v.nullable(v.object({ amount: v.number(), days: v.number(), percent: v.number() })),
  appraiser: v.string(),
  comment: v.string(),
  valid_until: moment,
  /** What the person has chosen. */
  choice: v.nullable(v.picklist(['buy_out', 'loan'])),
  sent_at: moment,
  visit: v.nullable(visit),
});
export type DeskOffer = v.InferOutput<typeof deskOffer>;

/** GET offers/terms: what an offer for a request is made with: the tariff of its office, the default end. */
export const offerTerms = defineDeskCall({
  method: 'GET',
  path: '/offers/terms',
  request: v.object({ request: number }),
  response: v.object({
    data: v.object({
      /** Currencies a sum may be in; a loan is in the first. */
      currencies: v.array(v.string()),
      /** Null where no loans are given. Rows are of amounts from `from` on, below `to`; per cent are for the days. */
      tariff: v.nullable(
        v.object({
          days: v.number(),
          rows: v.array(v.object({ from: v.number(), to: v.number(), percent: v.number() })),
        }),
      ),
      /** Today where the shop is: an offer is valid on the day of contact (§9). */
      valid_until: v.pipe(v.string(), v.isoDate()),
    }),
  }),
  access: 'requests',
  audited: 'nothing',
});

/**
 * POST offers/make: an offer for what somebody asked about, in place of an earlier one that was not accepted. Its person
 * gets a letter where a mailbox is known or given; the link is told here and never again, to be sent by a messenger.
 * 422 at `buy_out` without any sum, at `loan` for one that the tariff does not have, at `valid_until` for a day that is
 * over, at `request` when an offer was accepted.
 */
export const makeOffer = defineDeskCall({
  method: 'POST',
  path: '/offers/make',
  request: v.object({
    request: id,
    buy_out: v.optional(sum, null),
    loan: v.optional(sum, null),
    /** The first of the terms where it is left out. */
    currency: v.optional(v.string()),
    /** The last day, in the shop's zone; today where it is left out. */
    valid_until: v.optional(day),
    appraiser: v.pipe(requiredText, v.maxLength(100, because('long'))),
    comment: optionalMessage,
    email: optionalEmail,
  }),
  response: v.object({
    data: deskOffer,
    /** Whole address of its page. */
    link: v.string(),
    /** Where the letter went; null when it went nowhere. */
    mailed_to: v.nullable(v.string()),
  }),
  access: 'requests',
  audited: 'change',
});

/** POST offers/withdraw: nobody can accept it any more; a visit it has led to is called off, and its person is told. */
export const withdrawOffer = defineDeskCall({
  method: 'POST',
  path: '/offers/withdraw',
  request: v.object({ id }),
  response: v.object({ data: deskOffer }),
  access: 'requests',
  audited: 'change',
});
