import { describe, expect, it } from 'vitest';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';
import { ReadBudget } from './read-budget.ts';
import { openReadLimits, READ_RATES } from './read-limits.ts';

/** A budget with its own clock. */
function budgetOf(rate = { burst: 10, perSecond: 2 }, most?: number) {
  const clock = { now: 5_000 };
  const budget = new ReadBudget(rate, () => clock.now, most);
  const passed = (times: number, address: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => budget.wait(networksOf(address(n)))).filter((wait) => wait === 0)
      .length;
  return { budget, clock, passed };
}

describe('reads of one network', () => {
  it('a burst, then a steady rate; a refusal says how long to wait and costs nothing', () => {
    const { budget, clock, passed } = budgetOf();
    const one = () => '203.0.113.7';
    expect(passed(30, one)).toBe(10);
    expect(budget.wait(networksOf(one()))).toBe(1);
    clock.now += 1_000;
    expect(passed(30, one)).toBe(2);
    clock.now += 60_000;
    expect(passed(30, one)).toBe(10);
    expect(passed(10, () => '203.0.113.8')).toBe(10);
  });

  it('of IPv6 a /56 has four times as much, a /48 sixteen times, at once', () => {
    const lines = budgetOf();
    expect(lines.passed(100, (n) => `2001:db8:1:${(0x100 + n).toString(16)}::1`)).toBe(40);
    const homes = budgetOf();
    expect(homes.passed(255, (n) => `2001:db8:1:${(n * 0x100).toString(16)}::1`)).toBe(160);
    expect(homes.passed(1, () => '2001:db8:2::1')).toBe(1);
  });

  it('memory has an end, however many networks ask', () => {
    const { budget, clock, passed } = budgetOf(undefined, 100);
    passed(5_000, (n) => `10.0.${n >> 8}.${n & 255}`);
    expect(budget.size).toBeLessThanOrEqual(101);
    clock.now += 60_000;
    passed(101, (n) => `10.1.${n >> 8}.${n & 255}`);
    expect(budget.size).toBeLessThanOrEqual(101);
  });

  it.each([
    // Per second: ten key presses of a fast typist, and a page opened in each of twenty tabs.
    ['a person', 1, 20],
    ['an office of a hundred people, one read each in five seconds', 100, 0.2],
  ])('%s never waits in ten minutes', (_, people, each) => {
    const clock = { now: 0 };
    const budget = new ReadBudget(READ_RATES.pages, () => clock.now);
    const office = networksOf('203.0.113.7');
    let waits = 0;
    for (let n = 0; n < people * each * 600; n++) {
      clock.now = (n * 1_000) / (people * each);
      waits += budget.wait(office);
    }
    expect(waits).toBe(0);
  });

  it.each([
    ['one process', 1, 1_200],
    ['two workers: half each', 2, 600],
    ['sixteen: a quarter each, for connections are not spread evenly', 16, 300],
  ])('%s', (_, workers, expected) => {
    const limits = openReadLimits(workers);
    const passed = Array.from({ length: 2_000 }, () => limits.wait('calls', '203.0.113.7')).filter(
      (wait) => wait === 0,
    ).length;
    // The steady rate continues while this test runs.
    expect(passed).toBeGreaterThanOrEqual(expected);
    expect(passed).toBeLessThan(expected + 60);
    expect(limits.wait('pages', '203.0.113.7')).toBe(0);
  });

  it.each(['127.0.0.1', '0:0:0:0', undefined])(
    'whom nobody can tell apart (%s) is not counted',
    (network) => {
      const limits = openReadLimits(1);
      for (let n = 0; n < 2_000; n++) expect(limits.wait('pages', network)).toBe(0);
    },
  );
});
