import { expect, test } from '@playwright/test';
import { startEmptySite } from '../../benchmarks/bench-render/empty-site.ts';
import { kindsOf } from '../../benchmarks/bench-render/kinds.ts';
import { Costs, requests } from '../../benchmarks/bench-render/measure-cost.ts';
import { readSharedSite } from '../../site/site.ts';

/**
 * Most empty pages that a page may cost: what this test measured on 28 November 2026 (10.3 and 13.0, 16.0 and 16.4,
 * 17.0 and 18.8) and two fifths of the higher figure. On a machine twice as fast, where the empty page gains more, a
 * search had 22.8 beside other work and an item 27.0: the limits are a tenth above these.
 */
const LIMITS: Record<string, number> = {
  'List never asked for': 18,
  'Search never asked for': 25,
  'Item never asked for': 30,
};

/** Requests of the warm-up: of the empty page, whose program is new, and of each kind of page. */
const WARM = { empty: 1000, kind: 20 };
const MEASURED = { empty: 600, kind: 40 };
const ROUNDS = 5;

const EMPTY = 'Empty Astro page';

test('D453 processor time of pages made on demand, as multiples of an empty page of the same run', async () => {
  test.skip(process.platform !== 'linux', 'the system does not report the processor time of processes');
  const site = readSharedSite();
  const host = new URL(site.origins.en).host;
  const kinds = await kindsOf({ port: site.port, host });
  const empty = await startEmptySite();
  try {
    const round = async (costs: Costs, pages: typeof WARM) => {
      const none = Array<string>(pages.empty).fill('/');
      await costs.add(EMPTY, [empty.pid], pages.empty, requests(empty.port, 'localhost', none));
      for (const [kind, { next }] of Object.entries(kinds))
        await costs.add(kind, site.pids, pages.kind, requests(site.port, host, next(pages.kind)));
    };
    await round(new Costs(), WARM);
    // The fastest round counts: a disturbance only makes a round slower, and a slow page is slow in every round.
    const rounds: Costs[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const costs = new Costs();
      await round(costs, MEASURED);
      rounds.push(costs);
    }
    for (const [kind, limit] of Object.entries(LIMITS)) {
      const ratio = Math.min(...rounds.map((costs) => costs.each(kind) / costs.each(EMPTY)));
      test.info().annotations.push({ type: kind, description: `${ratio.toFixed(1)} empty pages` });
      expect(rounds.map((costs) => costs.of(kind).failures)).toEqual(rounds.map(() => 0));
      expect(ratio, kind).toBeLessThan(limit);
    }
  } finally {
    await empty.stop();
  }
});
