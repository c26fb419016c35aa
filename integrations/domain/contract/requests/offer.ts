import * as v from 'valibot';
import { OFFER_STATES } from '../../business/offer-state.ts';
import { mailedSecret } from '../account/mailed-links.ts';
import { defineCall } from '../call.ts';
import { calendarDay, CACHE_SECONDS } from '../fields.ts';
import type { Form } from '../form.ts';
import { optionalMessage } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';

/** A time of day, `HH:MM`, converted to the minute of the day. */
export const minuteOfDay = v.pipe(
  v.string(reasonCode('value')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reasonCode('value')),
  v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
);

/** Minutes between two possible beginnings of a visit. */
export const VISIT_STEP = 30;

/** Number of days on which a visit is possible, today included. */
export const VISIT_DAYS = 8;

/** The first and the last minute of a day at which a visit may begin, multiples of `VISIT_STEP`. */
const hoursOfDay = v.object({ day: calendarDay, from: v.number(), to: v.number() });

/** An office for a visit, with the days on which it is open; none if it is closed on all `VISIT_DAYS`. */
const visitOffice = v.object({
  alias: v.string(),
  title: v.string(),
  address: v.string(),
  hours: v.string(),
  phone: v.optional(v.nullable(v.object({ shown: v.string(), link: v.string() })), null),
  days: v.array(hoursOfDay),
});

/** An offer for the person it was made to. */
export const offerView = v.object({
  /** The number that the person gives the shop: `1042-1`. */
  number: v.string(),
  state: v.picklist(OFFER_STATES),
  /** The subject: brand, model and reference; may be empty. */
  about: v.string(),
  /** ISO 4217 code; sums are in whole units of it. */
  currency: v.string(),
  buy_out: v.nullable(v.number()),
  loan: v.nullable(
    v.object({
      amount: v.number(),
      days: v.number(),
      /** Per cent for the whole period, per cent a day, and the total cost a year. */
      percent: v.number(),
      percent_day: v.number(),
      percent_year: v.number(),
      /** The sum to repay on the last day. */
      repay: v.number(),
    }),
  ),
  appraiser: v.string(),
  comment: v.string(),
  /** The last day to accept it, in the shop's zone. */
  valid_until: calendarDay,
  choice: v.nullable(v.picklist(['buy_out', 'loan'])),
  actions: v.array(v.picklist(['accept', 'decline', 'ask'])),
  visit: v.nullable(
    v.object({ title: v.string(), address: v.string(), day: calendarDay, minute: v.number() }),
  ),
  /** Offices and days for a visit. */
  offices: v.array(visitOffice),
});
export type OfferView = v.InferOutput<typeof offerView>;

/**
 * POST offer: opens an offer by the link of a letter. POST, so that no URL contains the secret. 422 for an invalid
 * one.
 */
export const openOffer = defineCall({
  method: 'POST',
  path: '/offer',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: offerView }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

const optionalWord = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

/**
 * POST offer/answer: the person accepts the offer with an office and a time, declines it, or asks a question. A
 * second acceptance chooses another time. 422 at `action` when the action is no longer possible; at `choice`,
 * `office`, `day` and `time` for invalid values.
 */
export const answerOffer = defineCall({
  method: 'POST',
  path: '/offer/answer',
  request: v.object({
    token: mailedSecret,
    action: v.picklist(['accept', 'decline', 'ask'], reasonCode('value')),
    /** The accepted choice; may be omitted when the offer has only one sum. */
    choice: v.optional(v.picklist(['buy_out', 'loan', ''], reasonCode('value')), ''),
    office: optionalWord,
    day: optionalWord,
    time: optionalWord,
    /** The question; empty for other actions. */
    text: optionalMessage,
  }),
  response: v.object({ data: offerView }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link to an offer. */
export const offerForm: Form = {
  page: '/offer/',
  call: answerOffer,
  parameters: ['token'],
  // The page sends no referrer, so its form has no `Origin` header; the secret proves the right to post.
  postedByMail: true,
};
