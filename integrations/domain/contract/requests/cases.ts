import * as v from 'valibot';
import { LOAN_TERMS, TERMS } from '../../business/terms.ts';
import { messageText, optionalText, requiredText } from '../person-fields.ts';
import { reasonCode, outOfBounds } from '../reasons.ts';
import { simpleRequest } from './simple-requests.ts';
import { ticketNumber } from './ticket-number.ts';

/** The companies that an appeal may be addressed to (decision 68). */
export const COMPANIES = ['pawnshop', 'trade'] as const;

/** Reasons to pay later. An extension costs interest like the loan itself and needs no further reason. */
export const DEFERRAL_REASONS = ['extension', 'illness', 'job_loss', 'income', 'disaster', 'other'] as const;

/**
 * Possible months of a deferral (§9); for an extension, one month is enough (decision 325). Both are as long as a loan
 * at most (decision 353).
 */
export const DEFERRAL_MONTHS = {
  least: TERMS.deferralMonths,
  most: 12 * LOAN_TERMS.years,
  extension: 1,
} as const;

/** A citizen's appeal (decision 16): the answer is due in 15 days. */
export const appeal = simpleRequest(
  '/appeal/',
  '/appeals',
  { company: v.picklist(COMPANIES, reasonCode('required')), message: messageText },
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
    reason: v.picklist(DEFERRAL_REASONS, reasonCode('required')),
    months,
    /** Documents that prove the reason; the shop asks for them later. */
    documents: v.pipe(optionalText, v.maxLength(500, reasonCode('long'))),
  },
  'person last',
);

/** A request to defer a loan (§9) or to extend it; `ANSWER_TERMS` has the working days until the decision. */
export const deferral = {
  ...asked,
  // Without the ticket, whose number histories and logs would keep (decision 325).
  parameters: ['reason'],
  across: (...[typed, context]: Parameters<NonNullable<typeof asked.across>>) => ({
    ...asked.across?.(typed, context),
    ...monthsRefusal(typed),
  }),
};

/** Why a number of months is refused: it is below the minimum of a deferral or of an extension (decision 330). */
function monthsRefusal({ reason, months: typed = '' }: { reason?: string; months?: string }) {
  if (typed.trim() === '') return {};
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN;
  const shortest = reason === 'extension' ? extension : least;
  if (count >= shortest && count <= most) return {};
  const isShort = count >= extension && count < least;
  return { months: isShort ? ('term' as const) : outOfBounds({ least: shortest, most }) };
}
