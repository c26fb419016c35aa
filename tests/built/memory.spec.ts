import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { mixOf } from '../benchmarks/bench-load/mix.ts';
import { sampleProcesses, sumOf } from '../benchmarks/bench-memory/sample-processes.ts';
import { fetchPage } from '../benchmarks/measure/fetch-page.ts';
import { startSteadyLoad } from '../benchmarks/measure/steady-load.ts';
import { startThrowawaySite } from '../site/throwaway.ts';

/**
 * Most megabytes of a program: a third above what this test measured seven times on 29 November 2026 (192 to 200, and
 * 141 to 146). A worker of two, which `bench:memory` holds to its target, has half of the visitors.
 */
const LIMITS = { backend: 265, worker: 190 };

/** Requests a second of visitors, for how long, and the rest after them, milliseconds. */
const VISITORS = { perSecond: 50, during: 12_000 };
const REST = 3_000;

test('D695 memory: a backend with 10,000 items and a worker keep within their limits after visitors', async () => {
  test.skip(process.platform !== 'linux', 'the system does not report what processes share');
  test.setTimeout(120_000);
  const site = await startThrowawaySite({}, { data: 'demonstration', pages: 'none' });
  try {
    const { port, origins } = site;
    const hosts = Object.values(origins).map((origin) => new URL(origin).host);
    const paths = mixOf(await fetchPage(port, hosts[0] ?? '', '/clocks_today/'));
    const stopVisitors = startSteadyLoad({ port, hosts, paths, perSecond: VISITORS.perSecond });
    await sleep(VISITORS.during);
    const { requests, failures } = await stopVisitors();
    expect(requests - failures, 'pages').toBeGreaterThan(400);
    await sleep(REST);
    const [backend = 0, worker = 0] = site.pids;
    const pids = { backend, worker };
    for (const name of ['backend', 'worker'] as const) {
      const megabytes = sumOf(await sampleProcesses(pids[name])) / 1024 ** 2;
      test.info().annotations.push({ type: name, description: `${megabytes.toFixed(0)} MB` });
      expect.soft(megabytes, name).toBeLessThan(LIMITS[name]);
      expect(megabytes, `${name} runs`).toBeGreaterThan(20);
    }
  } finally {
    await site.stop();
  }
});
