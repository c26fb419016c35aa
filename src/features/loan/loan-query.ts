import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';

/** The form of the calculator as it was typed. */
export interface TypedLoan {
  amount: string;
  days: string;
}

/** A loan that is asked about: in units of the host's currency, and days. */
export interface AskedLoan {
  amount: number;
  days: number;
}

/** Why a field is refused. */
export type LoanRefusals = Partial<Record<keyof TypedLoan, 'required' | 'value'>>;

/** Largest sum that is read, beyond any tariff: what is longer is a slip. */
const LONGEST = 15;

/** Reads the calculator's form out of an address; undefined where nothing was asked. */
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

/** A sum however it is grouped: `300 000`, `300,000`, `3.247,50`; parts of a unit do not count. */
function wholeUnits(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d[\d\s.,’'\u00a0\u202f]*$/.test(trimmed)) return undefined;
  const digits = trimmed.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  const amount = Number(digits);
  return digits.length > 0 && digits.length <= LONGEST && amount > 0 ? amount : undefined;
}
