import * as v from 'valibot';
import { OFFER_STATES } from '../../business/offer-state.ts';
import { readRequestNumber } from '../../business/request-number.ts';
import { defineCall } from '../call.ts';
import { count, LIFE, slug } from '../fields.ts';
import { requiredText } from '../person-fields.ts';
import { because } from '../reasons.ts';
import { defineRequestForm } from './request-form.ts';
import { ticketCode } from './ticket-code.ts';
import { ticketNumber } from './ticket-number.ts';

/** Where an appeal stands. */
const APPEAL_STATES = ['received', 'in_work', 'answered'] as const;

/** Where a pledge stands: in force, in the month of grace, for sale, bought back. */
export const TICKET_STATES = ['active', 'grace', 'sale', 'redeemed'] as const;

const isoDate = v.pipe(v.string(), v.isoDate());

const sum = v.pipe(v.number(), v.minValue(0));

const appealNumber = v.pipe(
  requiredText,
  v.transform((text) => text.replace(/[\s№]/g, '').replace(/^(\d{4})[-–—]?(\d{6,9})$/, '$1-$2')),
  v.regex(/^\d{4}-\d{6,9}$/, because('value')),
);

const appealFields = {
  number: appealNumber,
  /** The phone or the address that the appeal was sent with. */
  contact: v.pipe(requiredText, v.maxLength(254, because('long'))),
};

/** POST appeals/status: where an appeal stands; the response is the same for a wrong number and for another person’s contact. */
export const appealStatus = defineRequestForm({
  page: '/appeal/status/',
  call: defineCall({
    method: 'POST',
    path: '/appeals/status',
    request: v.object(appealFields),
    response: v.object({
      data: v.nullable(
        v.object({
          kind: v.literal('appeal'),
          number: v.string(),
          state: v.picklist(APPEAL_STATES),
          received: isoDate,
          due: isoDate,
          answered: v.nullable(isoDate),
        }),
      ),
    }),
    life: LIFE.none,
    access: 'storefront',
    limit: 'writes',
    mails: 'nobody',
  }),
  fields: appealFields,
  request: (fields) => fields,
});

/** Where an appraisal stands: nobody has looked yet, an expert does, there is an offer, it was answered without one. */
const APPRAISAL_STATES = ['received', 'in_work', 'offered', 'answered'] as const;

const appraisalFields = {
  /** Of the request, as its sender was told it, or of the offer. */
  number: v.pipe(
    requiredText,
    v.transform((text) => readRequestNumber(text) ?? ''),
    v.nonEmpty(because('value')),
  ),
  /** The phone, nickname or address that it was sent with. */
  contact: appealFields.contact,
};

/**
 * POST appraisals/status: where an appraisal stands, with its offer; the response is the same for a wrong number and for
 * another person’s contact.
 */
export const appraisalStatus = defineRequestForm({
  page: '/appraisal/status/',
  call: defineCall({
    method: 'POST',
    path: '/appraisals/status',
    request: v.object(appraisalFields),
    response: v.object({
      data: v.nullable(
        v.object({
          kind: v.literal('appraisal'),
          number: v.string(),
          /** What is appraised, in the words of its sender. */
          about: v.string(),
          state: v.picklist(APPRAISAL_STATES),
          received: isoDate,
          /** The latest offer, that nobody took back. */
          offer: v.nullable(
            v.object({
              number: v.string(),
              state: v.picklist(OFFER_STATES),
              currency: v.string(),
              buy_out: v.nullable(v.number()),
              loan: v.nullable(v.number()),
              valid_until: isoDate,
              /** Secret of a link to its page (`/offer/`). */
              token: v.string(),
            }),
          ),
        }),
      ),
    }),
    life: LIFE.none,
    access: 'storefront',
    limit: 'writes',
    mails: 'nobody',
  }),
  fields: appraisalFields,
  request: (fields) => fields,
});

const ticketFields = {
  number: ticketNumber,
  code: ticketCode,
  city: v.pipe(requiredText, v.regex(/^[a-z0-9-]{1,60}$/, because('value'))),
  /** The last four digits of the phone that the ticket was made out with. */
  digits: v.pipe(requiredText, v.regex(/^\d{4}$/, because('digits_four'))),
};

/**
 * POST pledge-ticket: where a pledge stands (decision 15), the same answer for what is wrong and what is unknown. 428
 * after two misses, until the browser has done some work.
 */
export const pledgeTicket = defineRequestForm({
  page: '/ticket/',
  call: defineCall({
    method: 'POST',
    path: '/pledge-ticket',
    request: v.object({ ...ticketFields, city: slug }),
    response: v.object({
      data: v.nullable(
        v.object({
          kind: v.literal('ticket'),
          /** As it is printed: `77-104217`. */
          number: v.string(),
          /** Alias of the city whose office made it out. */
          city: slug,
          state: v.picklist(TICKET_STATES),
          due: isoDate,
          grace_end: isoDate,
          /** What is to be paid to buy the pledge back on the due day, in whole units of the ticket's currency. */
          amount: v.object({ value: sum, currency: v.string() }),
          /** What buys it back today, in the shop's zone: the rest of the loan, interest and the days it is for, where they are known. */
          today: v.object({
            day: isoDate,
            total: sum,
            loan: v.nullable(sum),
            interest: v.nullable(sum),
            days: v.nullable(count),
          }),
          /** Days more, the due day they bring, what they cost and what is then paid; null where that is not offered or not known. */
          extension: v.nullable(v.object({ days: count, due: isoDate, cost: sum, repay: sum })),
        }),
      ),
    }),
    life: LIFE.none,
    access: 'storefront',
    limit: 'writes',
    mails: 'nobody',
  }),
  fields: ticketFields,
  request: (fields) => fields,
});

/** Forms that ask for what is known and leave nothing behind. */
export const LOOK_UPS = { appealStatus, appraisalStatus, pledgeTicket } as const;

/** What a look-up found. */
export type Found = NonNullable<
  v.InferOutput<(typeof LOOK_UPS)[keyof typeof LOOK_UPS]['call']['response']>['data']
>;
