import * as v from 'valibot';
import { OFFER_STATES } from '../../business/offer-state.ts';
import { mailedSecret } from '../account/mailed-links.ts';
import { defineCall } from '../call.ts';
import { LIFE } from '../fields.ts';
import type { Form } from '../form.ts';
import { optionalMessage } from '../person-fields.ts';
import { because } from '../reasons.ts';

const isoDate = v.pipe(v.string(), v.isoDate());

/** A time of day as it is typed or chosen, `HH:MM`; the minute of the day. */
export const minuteOfDay = v.pipe(
  v.string(because('value')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('value')),
  v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
);

/** Minutes between two times that a visit may begin at. */
export const VISIT_STEP = 30;

/** Days on which a visit may be, today among them. */
export const VISIT_DAYS = 8;

/** Opening hours of a day, as minutes of it. */
const hoursOfDay = v.object({ day: isoDate, from: v.number(), to: v.number() });

/** An office that may be chosen for a visit, with the days on which it is open. */
const visitOffice = v.object({
  alias: v.string(),
  title: v.string(),
  address: v.string(),
  hours: v.string(),
  days: v.array(hoursOfDay),
});

/** An offer as the person reads it that it was made to. */
export const offerView = v.object({
  /** As it is named to the shop: `1042-1`. */
  number: v.string(),
  state: v.picklist(OFFER_STATES),
  /** What it is for: brand, model and reference; may be empty. */
  about: v.string(),
  /** Code of ISO 4217; sums are in whole units of it. */
  currency: v.string(),
  buy_out: v.nullable(v.number()),
  loan: v.nullable(
    v.object({
      amount: v.number(),
      days: v.number(),
      /** Per cent for the days, a day, and the total cost a year. */
      percent: v.number(),
      percent_day: v.number(),
      percent_year: v.number(),
      /** What is to be paid back on the last of the days. */
      repay: v.number(),
    }),
  ),
  appraiser: v.string(),
  comment: v.string(),
  /** The last day it can be accepted, where the shop is. */
  valid_until: isoDate,
  choice: v.nullable(v.picklist(['buy_out', 'loan'])),
  actions: v.array(v.picklist(['accept', 'decline', 'ask'])),
  visit: v.nullable(v.object({ title: v.string(), address: v.string(), day: isoDate, minute: v.number() })),
  /** Where and when a visit may be. */
  offices: v.array(visitOffice),
});
export type OfferView = v.InferOutput<typeof offerView>;

/** POST offer: what the link of a letter leads to. POST, so that its secret is in no address. 422 for one that is not ours. */
export const openOffer = defineCall({
  method: 'POST',
  path: '/offer',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: offerView }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

const optionalWord = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

/**
 * POST offer/answer: its person accepts with an office and a time, declines, or asks. Accepting once more chooses another
 * time. 422 at `action` when that cannot be done any more, at `choice`, `office`, `day` and `time` for what cannot be.
 */
export const answerOffer = defineCall({
  method: 'POST',
  path: '/offer/answer',
  request: v.object({
    token: mailedSecret,
    action: v.picklist(['accept', 'decline', 'ask'], because('value')),
    /** What is accepted; may be left out where only one sum is offered. */
    choice: v.optional(v.picklist(['buy_out', 'loan', ''], because('value')), ''),
    office: optionalWord,
    day: optionalWord,
    time: optionalWord,
    /** The question; empty otherwise. */
    text: optionalMessage,
  }),
  response: v.object({ data: offerView }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link to an offer. */
export const offerForm: Form = {
  page: '/offer/',
  call: answerOffer,
  parameters: ['token'],
  // The page sends no referrer, so its form comes without an origin; the secret proves whose it is.
  postedByMail: true,
};
