import * as v from 'valibot';
import { TERMS } from '../../business/terms.ts';
import { messageText, optionalText, requiredText } from '../person-fields.ts';
import { because, outOfBounds } from '../reasons.ts';
import { simpleRequest } from './simple-requests.ts';
import { ticketNumber } from './ticket-number.ts';

/** The companies an appeal may be addressed to (decision 68). */
export const COMPANIES = ['pawnshop', 'trade'] as const;

/** Why somebody asks to pay later; an extension is paid for as the loan was, and needs no reason beside the wish. */
export const DEFERRAL_REASONS = ['extension', 'illness', 'job_loss', 'income', 'disaster', 'other'] as const;

/** Months a deferral (§9) may be asked for; an extension of one will do (decision 325). */
export const DEFERRAL_MONTHS = { least: TERMS.deferralMonths, most: 24, extension: 1 } as const;

/** A citizen's appeal (decision 16): the answer to it is due in 15 days. */
export const appeal = simpleRequest(
  '/appeal/',
  '/appeals',
  { company: v.picklist(COMPANIES, because('required')), message: messageText },
  'person last',
);

const { least, most, extension } = DEFERRAL_MONTHS;

const months = v.pipe(
  requiredText,
  v.regex(/^\d{1,3}$/, outOfBounds({ least: extension, most })),
  v.check(
    (text) => Number(text) >= extension && Number(text) <= most,
    outOfBounds({ least: extension, most }),
  ),
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

/** A request to defer a loan (§9) or to extend it: decided within some working days (`ANSWER_TERMS`). */
export const deferral = {
  ...asked,
  parameters: ['reason', 'ticket'],
  across: (...[typed, circumstances]: Parameters<NonNullable<typeof asked.across>>) => ({
    ...asked.across?.(typed, circumstances),
    ...monthsRefusal(typed),
  }),
};

/** Why months are refused: a deferral has at least some, an extension is of one at least (decision 330). */
function monthsRefusal({ reason, months: typed = '' }: { reason?: string; months?: string }) {
  if (typed.trim() === '') return {};
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN;
  const shortest = reason === 'extension' ? extension : least;
  if (count >= shortest && count <= most) return {};
  const isShort = count >= extension && count < least;
  return { months: isShort ? ('term' as const) : outOfBounds({ least: shortest, most }) };
}
