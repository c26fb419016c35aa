import { LOCALE_FACTS, type Locale } from './locales.ts';
import type { Rates } from './money.ts';
import { thinGroups } from './thin-groups.ts';

/** Figures of a deal (§9); the buy-out share differs by host and stands in `LOCALE_FACTS`. */
export const DEAL = {
  /** From the examination to the money, minutes. */
  minutes: 30,
  /** Loans given on the day of contact, roubles; larger ones by agreement (decision 33). */
  loan: { from: 50_000, to: 150_000_000 },
  /** By how many per cent a loan is less than a buy-out. */
  loanLess: { from: 10, to: 15 },
} as const;

/** Terms the shop keeps to in its letters and records (§9). */
export const TERMS = {
  /** Until a citizens' appeal is answered, days. */
  appealDays: 15,
  /** Until a request for a deferral is decided, working days. */
  deferralWorkingDays: 3,
  /** The shortest deferral, months. */
  deferralMonths: 3,
  /** Until a request about personal data, an objection or an authority is answered, days. */
  requestDays: 30,
  /** Records of appeals and consents are kept at least so long, years. */
  recordYears: 3,
  /** How long ahead a visit to read the documents is announced, hours. */
  visitHours: 1,
} as const;

/** From here on sums are shortened: `$1.6M`. */
const MILLION = 1_000_000;

/**
 * The range of loans in the host's currency, to two digits and never better than it is: the least is rounded up, the
 * largest down. While a rate is not known the sums are the roubles of the contract.
 */
export function loanRange(locale: Locale, rates: Rates): { from: string; to: string } {
  const { iso, currency } = LOCALE_FACTS[locale];
  const [rouble, own] = [rates.RUB, currency === 'USD' ? 1 : rates[currency]];
  const known = currency !== 'RUB' && rouble !== undefined && own !== undefined;
  const sum = (roubles: number, roundingMode: 'ceil' | 'floor') => {
    const amount = known ? (roubles / rouble) * own : roubles;
    const format = new Intl.NumberFormat(iso, {
      style: 'currency',
      currency: known ? currency : 'RUB',
      currencyDisplay: 'narrowSymbol',
      notation: amount < MILLION ? 'standard' : 'compact',
      maximumSignificantDigits: amount < MILLION || known ? 2 : 3,
      roundingMode,
    });
    return thinGroups(format.format(amount));
  };
  return { from: sum(DEAL.loan.from, 'ceil'), to: sum(DEAL.loan.to, 'floor') };
}
