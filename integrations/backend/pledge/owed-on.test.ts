import { describe, expect, it } from 'vitest';
import { extensionOf, owedOn, owedPartsOn, type Payment, type PledgeSums } from './owed-on.ts';

/** A loan of a million at 0.3 % per day from 1 November, due on the 30th, with a month of grace. */
const LOAN: PledgeSums = {
  amount: 1_090_000,
  principal: 1_000_000,
  issued: '2026-11-01',
  dayRate: 3_000,
  graceEnd: '2026-12-30',
  redeemed: false,
};
/** A ticket of which only the amount at the due date is known. */
const SUM: PledgeSums = { ...LOAN, amount: 356_500, principal: null, issued: null, dayRate: null };
const paid = (day: string, amount: number): Payment => ({ day, amount });

describe('D232 what is owed', () => {
  it.each<[what: string, PledgeSums, Payment[], day: string, owed: number]>([
    ['the first day bears interest', LOAN, [], '2026-11-01', 1_003_000],
    ['and so does the last', LOAN, [], '2026-11-30', 1_090_000],
    ['before the loan it is the loan', LOAN, [], '2026-10-31', 1_000_000],
    ['in grace at the same rate', LOAN, [], '2026-12-10', 1_120_000],
    ['on the last day of grace', LOAN, [], '2026-12-30', 1_180_000],
    ['and nothing more after it', LOAN, [], '2027-03-01', 1_180_000],
    ['the interest alone was paid', LOAN, [paid('2026-11-10', 30_000)], '2026-11-10', 1_000_000],
    ['and runs on from the day after', LOAN, [paid('2026-11-10', 30_000)], '2026-11-11', 1_003_000],
    ['half of the loan was paid', LOAN, [paid('2026-11-10', 530_000)], '2026-11-20', 515_000],
    [
      'less than the interest leaves the loan whole',
      LOAN,
      [paid('2026-11-10', 10_000)],
      '2026-11-11',
      1_023_000,
    ],
    [
      'two parts, told in any order',
      LOAN,
      [paid('2026-11-20', 315_000), paid('2026-11-10', 530_000)],
      '2026-11-30',
      206_000,
    ],
    [
      'two on one day',
      LOAN,
      [paid('2026-11-10', 30_000), paid('2026-11-10', 500_000)],
      '2026-11-20',
      515_000,
    ],
    ['a payment of tomorrow does not count', LOAN, [paid('2026-11-11', 500_000)], '2026-11-10', 1_030_000],
    ['all of it', LOAN, [paid('2026-11-10', 1_030_000)], '2026-11-10', 0],
    ['all of it, later', LOAN, [paid('2026-11-10', 1_030_000)], '2026-12-10', 0],
    ['more than all of it', LOAN, [paid('2026-11-10', 2_000_000)], '2026-11-30', 0],
    ['a part after grace', LOAN, [paid('2027-01-15', 180_000)], '2027-02-01', 1_000_000],
    ['bought back', { ...LOAN, redeemed: true }, [], '2026-11-20', 0],
    ['parts of a unit are rounded', { ...LOAN, principal: 333, dayRate: 1_500 }, [], '2026-11-01', 333],
    ['to the nearest', { ...LOAN, principal: 333, dayRate: 1_502 }, [], '2026-11-01', 334],
    [
      'a loan in sums, exactly',
      { ...LOAN, principal: 900_000_000_001, dayRate: 3_333 },
      [],
      '2026-11-30',
      989_991_000_001,
    ],
    ['only the sum is known', SUM, [], '2026-11-20', 356_500],
    ['in grace too', SUM, [], '2026-12-10', 356_500],
    ['a part of it', SUM, [paid('2026-11-10', 100_000)], '2026-11-20', 256_500],
    ['more than it', SUM, [paid('2026-11-10', 400_000)], '2026-11-20', 0],
  ])('%s', (_, sums, payments, day, owed) => {
    expect(owedOn(sums, payments, day)).toBe(owed);
  });
});

describe('D232 what is owed, in its parts', () => {
  it.each<
    [what: string, PledgeSums, Payment[], day: string, [number, number | null, number | null, number | null]]
  >([
    ['on the first day', LOAN, [], '2026-11-01', [1_003_000, 1_000_000, 3_000, 1]],
    ['on the due day', LOAN, [], '2026-11-30', [1_090_000, 1_000_000, 90_000, 30]],
    ['after grace no day is added', LOAN, [], '2027-03-01', [1_180_000, 1_000_000, 180_000, 60]],
    [
      'days are counted from the last interest that was paid',
      LOAN,
      [paid('2026-11-10', 30_000)],
      '2026-11-12',
      [1_006_000, 1_000_000, 6_000, 2],
    ],
    [
      'on the day it was paid there are none',
      LOAN,
      [paid('2026-11-10', 30_000)],
      '2026-11-10',
      [1_000_000, 1_000_000, 0, 0],
    ],
    [
      'interest that was paid in part is of all its days',
      LOAN,
      [paid('2026-11-10', 10_000)],
      '2026-11-11',
      [1_023_000, 1_000_000, 23_000, 11],
    ],
    ['bought back', { ...LOAN, redeemed: true }, [], '2026-11-20', [0, 0, 0, 0]],
    ['only the sum is known', SUM, [], '2026-11-20', [356_500, null, null, null]],
  ])('%s', (_, sums, payments, day, [total, loan, interest, days]) => {
    expect(owedPartsOn(sums, payments, day)).toEqual({ total, loan, interest, days });
  });
});

describe('D325 D698 what an extension asks for', () => {
  it.each<[what: string, PledgeSums, Payment[], day: string, object | null]>([
    [
      'thirty days more from the due day',
      LOAN,
      [],
      '2026-11-20',
      { due: '2026-12-30', pay_now: 60_000, repay: 1_120_000 },
    ],
    [
      'in grace from today',
      LOAN,
      [],
      '2026-12-10',
      { due: '2027-01-09', pay_now: 120_000, repay: 1_090_000 },
    ],
    [
      'of what is left of the loan',
      LOAN,
      [paid('2026-11-10', 530_000)],
      '2026-11-20',
      { due: '2026-12-30', pay_now: 15_000, repay: 560_000 },
    ],
    ['bought back', { ...LOAN, redeemed: true }, [], '2026-11-20', null],
    ['only the sum is known', SUM, [], '2026-11-20', null],
  ])('%s', (_, sums, payments, day, expected) => {
    expect(extensionOf(sums, payments, { due: '2026-11-30', day, days: 30 })).toEqual(expected);
  });
});
