import * as v from 'valibot';
import { OFFER_STATES } from '../../business/offer-state.ts';
import { readRequestNumber } from '../../business/request-number.ts';
import { defineCall } from '../call.ts';
import { calendarDay, count, CACHE_SECONDS, slug } from '../fields.ts';
import { requiredText } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';
import { defineRequestForm } from './request-form.ts';
import { ticketCode } from './ticket-code.ts';
import { ticketNumber } from './ticket-number.ts';

/** States of an appeal. */
const APPEAL_STATES = ['received', 'in_work', 'answered'] as const;

/** States of a pledge: in force, in the month of grace, for sale, redeemed. */
export const TICKET_STATES = ['active', 'grace', 'sale', 'redeemed'] as const;

const sum = v.pipe(v.number(), v.minValue(0));

const appealNumber = v.pipe(
  requiredText,
  v.transform((text) => text.replace(/[\s№]/g, '').replace(/^(\d{4})[-–—]?(\d{6,9})$/, '$1-$2')),
  v.regex(/^\d{4}-\d{6,9}$/, reasonCode('value')),
);

const appealFields = {
  number: appealNumber,
  /** The phone or the mail address of the appeal's sender. */
  contact: v.pipe(requiredText, v.maxLength(254, reasonCode('long'))),
};

/**
 * POST appeals/status: the state of an appeal. The response is the same for an unknown number and for another
 * person’s contact.
 */
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
          received: calendarDay,
          due: calendarDay,
          answered: v.nullable(calendarDay),
        }),
      ),
    }),
    cacheSeconds: CACHE_SECONDS.none,
    access: 'storefront',
    limit: 'writes',
    mails: 'nobody',
  }),
  fields: appealFields,
  request: (fields) => fields,
});

/** States of an appraisal: not opened yet, with an expert, with an offer, answered without an offer. */
const APPRAISAL_STATES = ['received', 'in_work', 'offered', 'answered'] as const;

const appraisalFields = {
  /** The number of the request, as its sender got it, or of the offer. */
  number: v.pipe(
    requiredText,
    v.transform((text) => readRequestNumber(text) ?? ''),
    v.nonEmpty(reasonCode('value')),
  ),
  /** The phone, nickname or mail address of its sender. */
  contact: appealFields.contact,
};

/**
 * POST appraisals/status: the state of an appraisal, with its offer. The response is the same for an unknown number
 * and for another person’s contact.
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
          /** The appraised thing, in the words of the sender. */
          about: v.string(),
          state: v.picklist(APPRAISAL_STATES),
          received: calendarDay,
          /** The latest offer that was not withdrawn. */
          offer: v.nullable(
            v.object({
              number: v.string(),
              state: v.picklist(OFFER_STATES),
              currency: v.string(),
              buy_out: v.nullable(v.number()),
              loan: v.nullable(v.number()),
              valid_until: calendarDay,
              /** Secret of the link to the offer's page (`/offer/`). */
              token: v.string(),
            }),
          ),
        }),
      ),
    }),
    cacheSeconds: CACHE_SECONDS.none,
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
  city: v.pipe(requiredText, v.regex(/^[a-z0-9-]{1,60}$/, reasonCode('value'))),
  /** The last four digits of the client's phone on the ticket. */
  digits: v.pipe(requiredText, v.regex(/^\d{4}$/, reasonCode('digits_four'))),
};

/**
 * POST pledge-ticket: the state of a pledge (decision 15). The response is the same for wrong and for unknown data;
 * 428 after two failures, until the browser has solved a task.
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
          /** As printed on the ticket: `77-104217`. */
          number: v.string(),
          /** Alias of the issuing city. */
          city: slug,
          state: v.picklist(TICKET_STATES),
          due: calendarDay,
          grace_end: calendarDay,
          /** The sum that redeems the pledge on the due day, in whole units of the ticket's currency. */
          amount: v.object({ value: sum, currency: v.string() }),
          /**
           * The sum that redeems it today, in the shop's zone: the rest of the loan, the interest and the days it
           * covers, when known.
           */
          today: v.object({
            day: calendarDay,
            total: sum,
            loan: v.nullable(sum),
            interest: v.nullable(sum),
            days: v.nullable(count),
          }),
          /**
           * An extension: its days, the new due day, the interest that is paid for it today, and the sum to repay then;
           * null when not offered or not known.
           */
          extension: v.nullable(v.object({ days: count, due: calendarDay, pay_now: sum, repay: sum })),
        }),
      ),
    }),
    cacheSeconds: CACHE_SECONDS.none,
    access: 'storefront',
    limit: 'writes',
    mails: 'nobody',
  }),
  fields: ticketFields,
  request: (fields) => fields,
});

/** Forms that only read data and store nothing. */
export const LOOK_UPS = { appealStatus, appraisalStatus, pledgeTicket } as const;

/** The result of a look-up. */
export type LookUpResult = NonNullable<
  v.InferOutput<(typeof LOOK_UPS)[keyof typeof LOOK_UPS]['call']['response']>['data']
>;
