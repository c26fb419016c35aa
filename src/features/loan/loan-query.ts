import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';

/** The form values as typed. */
export interface TypedLoan {
  amount: string;
  days: string;
}

/** A requested loan: the sum in the host's currency, and the term in days. */
export interface AskedLoan {
  amount: number;
  days: number;
}

/** Validation errors by field. */
export type LoanRefusals = Partial<Record<keyof TypedLoan, 'required' | 'value'>>;

/** Maximum number of digits in a sum; a longer number is a typing error. */
const MAX_DIGITS = 15;

/** Reads the form from the address; undefined when it has no parameters. */
export function readLoanQuery(
  search: URLSearchParams,
): { typed: TypedLoan; asked?: AskedLoan; refusals: LoanRefusals } | undefined {
  if (!search.has('amount') && !search.has('days')) return undefined;
  const typed = { amount: search.get('amount') ?? '', days: search.get('days') ?? '' };
  const amount = wholeUnits(typed.amount);
  const days = /^\s*\d{1,4}\s*$/.test(typed.days) ? Number(typed.days) : undefined;
  const { least, most } = LOAN_TERMS.days;
  const refusals: LoanRefusals = {
    ...(amount === undefined && { amount: typed.amount.trim() === '' ? 'required' : 'value' }),
    ...((days === undefined || days < least || days > most) && {
      days: typed.days.trim() === '' ? 'required' : 'value',
    }),
  };
  if (amount === undefined || days === undefined || refusals.days) return { typed, refusals };
  return { typed, asked: { amount, days }, refusals };
}

/** Parses a sum with any digit grouping: `300 000`, `300,000`, `3.247,50`; drops the decimal part. */
function wholeUnits(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d[\d\s.,’'\u00a0\u202f]*$/.test(trimmed)) return undefined;
  const digits = trimmed.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  const amount = Number(digits);
  return digits.length > 0 && digits.length <= MAX_DIGITS && amount > 0 ? amount : undefined;
}
