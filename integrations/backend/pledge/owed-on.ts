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
  if (sums.redeemed) return 0;
  const paid = payments.filter((one) => one.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const { principal, issued, dayRate, graceEnd } = sums;
  if (principal === null || issued === null || dayRate === null) {
    return Math.max(
      0,
      paid.reduce((left, { amount }) => left - amount, sums.amount),
    );
  }
  let loan = BigInt(principal) * PARTS;
  let interest = 0n;
  let from = issued;
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
    if (loan < 0n) return 0;
  }
  accrue(day);
  return Number((loan + interest + PARTS / 2n) / PARTS);
}

const DAY = 24 * 3_600_000;

/** Days from one to another, both counted. */
function daysOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}
