import * as v from 'valibot';
import { messageText, optionalText, requiredText } from '../person-fields.ts';
import { because } from '../reasons.ts';
import { simpleRequest } from './simple-requests.ts';
import { ticketNumber } from './ticket-number.ts';

/** The companies an appeal may be addressed to (decision 68). */
export const COMPANIES = ['pawnshop', 'trade'] as const;

/** Why somebody asks to pay later; an extension is paid for as the loan was, and needs no reason beside the wish. */
export const DEFERRAL_REASONS = ['extension', 'illness', 'job_loss', 'income', 'disaster', 'other'] as const;

/** Months a deferral may be asked for: three at least (§9); an extension of one will do (decision 325). */
export const DEFERRAL_MONTHS = { least: 3, most: 24, extension: 1 } as const;

/** A citizen's appeal (decision 16): the answer to it is due in 15 days. */
export const appeal = simpleRequest(
  '/appeal/',
  '/appeals',
  { company: v.picklist(COMPANIES, because('required')), message: messageText },
  'person last',
);

const months = v.pipe(
  requiredText,
  v.regex(/^\d{1,3}$/, because('value')),
  v.check((text) => Number(text) >= DEFERRAL_MONTHS.extension, because('term')),
  v.check((text) => Number(text) <= DEFERRAL_MONTHS.most, because('value')),
);

const asked = simpleRequest(
  '/deferral/',
  '/deferral',
  {
    ticket: ticketNumber,
    reason: v.picklist(DEFERRAL_REASONS, because('required')),
    months,
    /** Which papers show the reason; they are brought or asked for later. */
    documents: v.pipe(optionalText, v.maxLength(500, because('long'))),
  },
  'person last',
);

/** A request to defer a loan (§9) or to extend it: decided within three working days. */
export const deferral = {
  ...asked,
  parameters: ['reason'],
  across: (...[typed, circumstances]: Parameters<NonNullable<typeof asked.across>>) => ({
    ...asked.across?.(typed, circumstances),
    ...(typed.reason !== 'extension' &&
      /^\d{1,3}$/.test(typed.months ?? '') &&
      Number(typed.months) < DEFERRAL_MONTHS.least && { months: 'term' as const }),
  }),
};
