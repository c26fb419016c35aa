import { addDays } from '../business-days/working-days.ts';

/** Terms that decide the redemption amount; amounts in whole units of the currency, days as ISO dates. */
export interface PledgeSums {
  /** Amount at the due date, if loan and rate are not known. */
  amount: number;
  /** The loan, its first day of interest, and the daily interest in millionths of the remaining loan. */
  principal: number | null;
  issued: string | null;
  dayRate: number | null;
  graceEnd: string;
  redeemed: boolean;
}

/** A payment after the terms were set. */
export interface Payment {
  day: string;
  amount: number;
}

/** Interest is computed in this fraction of a currency unit. */
const PARTS = 1_000_000n;

/**
 * The redemption amount of a pledge on a day. The visitor's page, the personal area, reminders and the desk all use
 * it (decision 232). Interest includes the first and the last day, and has the same rate in the month of grace, but
 * stops after it. A payment first reduces the interest, then the loan. If loan and rate are not known, it is the
 * amount at the due date minus the payments.
 * @param payments in any order; payments after the day are ignored.
 */
export function owedOn(sums: PledgeSums, payments: readonly Payment[], day: string): number {
  return owedPartsOn(sums, payments, day).total;
}

/** The redemption amount on a day and its parts, in whole units that add up. */
export interface OwedParts {
  total: number;
  /** The remaining loan, its interest, and the days of that interest; null if not known. */
  loan: number | null;
  interest: number | null;
  days: number | null;
}

/** Computes `owedOn` and its parts, so that both always agree. */
export function owedPartsOn(sums: PledgeSums, payments: readonly Payment[], day: string): OwedParts {
  const { principal, issued, dayRate, graceEnd } = sums;
  const isTold = principal !== null && issued !== null && dayRate !== null;
  const none = isTold ? 0 : null;
  const nothingOwed = { total: 0, loan: none, interest: none, days: none };
  if (sums.redeemed) return nothingOwed;
  const paid = payments.filter((one) => one.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (!isTold) {
    const total = paid.reduce((left, { amount }) => left - amount, sums.amount);
    return { ...nothingOwed, total: Math.max(0, total) };
  }
  let loan = BigInt(principal) * PARTS;
  let interest = 0n;
  let from = issued;
  let since = issued;
  const accrue = (until: string) => {
    const last = until < graceEnd ? until : graceEnd;
    if (last < from) return;
    interest += (loan * BigInt(daysOf(from, last)) * BigInt(dayRate)) / PARTS;
    from = addDays(last, 1);
  };
  for (const payment of paid) {
    accrue(payment.day);
    const sum = BigInt(payment.amount) * PARTS;
    const ofInterest = sum < interest ? sum : interest;
    interest -= ofInterest;
    loan -= sum - ofInterest;
    if (interest === 0n) since = from;
    if (loan <= 0n) return nothingOwed;
  }
  accrue(day);
  const whole = (parts: bigint) => Number((parts + PARTS / 2n) / PARTS);
  const total = whole(loan + interest);
  const last = day < graceEnd ? day : graceEnd;
  return {
    total,
    loan: whole(loan),
    interest: total - whole(loan),
    days: last < since ? 0 : daysOf(since, last),
  };
}

/** An extension of a loan: the interest that is paid for it, the new due date, and what is then left to pay. */
export interface Extension {
  due: string;
  pay_now: number;
  repay: number;
}

/**
 * An extension by some days, by the same rule as at the desk: the interest so far is paid on `day`, as the rules of
 * loans ask (decision 698), and goes on at the same rate. Null if loan and rate are not known.
 * @param due the current due date. If it has passed, the extension starts from `day`.
 */
export function extensionOf(
  sums: PledgeSums,
  payments: readonly Payment[],
  { due, day, days }: { due: string; day: string; days: number },
): Extension | null {
  if (sums.redeemed || sums.principal === null || sums.issued === null || sums.dayRate === null) return null;
  const from = day > due ? day : due;
  const later = addDays(from, days);
  const longer = { ...sums, graceEnd: later > sums.graceEnd ? later : sums.graceEnd };
  const payNow = owedPartsOn(longer, payments, day).interest ?? 0;
  const repay = owedOn(longer, [...payments, { day, amount: payNow }], later);
  return { due: later, pay_now: payNow, repay };
}

const DAY = 24 * 3_600_000;

/** Number of days from one date to another, including both. */
function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}
