import { addDays } from '../business-days/working-days.ts';

/** What decides what buys a pledge back; sums in whole units of its currency, days as ISO dates. */
export interface PledgeSums {
  /** Paid on the due day, where loan and rate are not known. */
  amount: number;
  /** What was lent, the first day that bears interest, and millionths of what is left of it for each day. */
  principal: number | null;
  issued: string | null;
  dayRate: number | null;
  graceEnd: string;
  redeemed: boolean;
}

/** Something that was paid since the sums were said. */
export interface Payment {
  day: string;
  amount: number;
}

/** Parts of a unit that interest is reckoned in. */
const PARTS = 1_000_000n;

/**
 * What buys a pledge back on a day: one rule for the visitor's page, the personal area, reminders and the desk
 * (decision 232). The first and the last day bear interest, at the same rate in the month of grace and not beyond it.
 * What was paid takes off interest before it takes off the loan. Of a ticket whose loan and rate are not known it is the
 * sum of the due day without what was paid.
 * @param payments in any order; those of later days do not count yet.
 */
export function owedOn(sums: PledgeSums, payments: readonly Payment[], day: string): number {
  return owedPartsOn(sums, payments, day).total;
}

/** What buys a pledge back on a day, and what it is made of: whole units, which add up. */
export interface OwedParts {
  total: number;
  /** What is left of the loan, the interest on top of it, and the days that interest is for; null where not known. */
  loan: number | null;
  interest: number | null;
  days: number | null;
}

/** The same as `owedOn` in its parts: one reckoning for both. */
export function owedPartsOn(sums: PledgeSums, payments: readonly Payment[], day: string): OwedParts {
  const { principal, issued, dayRate, graceEnd } = sums;
  const isTold = principal !== null && issued !== null && dayRate !== null;
  const none = isTold ? 0 : null;
  const nothing = { total: 0, loan: none, interest: none, days: none };
  if (sums.redeemed) return nothing;
  const paid = payments.filter((one) => one.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (!isTold) {
    const total = paid.reduce((left, { amount }) => left - amount, sums.amount);
    return { ...nothing, total: Math.max(0, total) };
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
    if (loan <= 0n) return nothing;
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

/** A loan that is due later: the new day, what the days until then add, and what buys the pledge back on it. */
export interface Extension {
  due: string;
  cost: number;
  repay: number;
}

/**
 * What it costs to be due a number of days later, reckoned as the desk reckons an extension: interest goes on at the same
 * rate, and nothing else is paid. Null where loan and rate are not known.
 * @param due the day it is due now; from the day asked about, when that has passed.
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
  const repay = owedOn(longer, payments, later);
  return { due: later, cost: repay - owedOn(longer, payments, from), repay };
}

const DAY = 24 * 3_600_000;

/** Days from one to another, both counted. */
function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}
