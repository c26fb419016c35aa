import { describe, expect, it } from 'vitest';
import { Admission, type Cost } from './admission.ts';

describe('issue 8 overload: what is turned away', () => {
  it.each<[number, Cost[]]>([
    [0, []],
    [150, []],
    [400, ['dear']],
    [1_000, ['dear', 'cheap']],
    [4_000, ['dear', 'cheap', 'free']],
  ])('an event loop that is %i ms late turns away %j', (late, refused) => {
    expect(judge(Array.from({ length: 20 }, () => late))).toEqual(refused);
  });

  it('a single pause turns nobody away', () => {
    expect(judge([0, 0, 600])).toEqual([]);
  });

  it('it is over soon after the overload', () => {
    expect(
      judge([...Array.from({ length: 20 }, () => 1_000), ...Array.from({ length: 10 }, () => 0)]),
    ).toEqual([]);
  });
});

/** What is turned away after a timer came so late, time after time. */
function judge(delays: number[]): Cost[] {
  let now = 0;
  const admission = new Admission(200, () => now);
  for (const delay of delays) {
    now += 50 + delay;
    admission.tick();
  }
  return (['dear', 'cheap', 'free'] as const).filter((cost) => admission.refuses(cost));
}
