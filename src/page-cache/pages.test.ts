import assert from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Cost } from '../platform/load-shedding.ts';
import { PrerenderedStore } from './prerendered-store.ts';
import { makeResponse } from '../platform/http/response.ts';
import { log } from '../platform/log.ts';
import type { Neighbours } from './neighbours.ts';
import { PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';
import { networksOf } from '@tourbillon/platform/connections/networks.ts';
import { ReadBudget } from '../limits/read-budget.ts';
import type { ReadLimits } from '../limits/read-limits.ts';
import type { PageRenderer, Rendered } from './page-renderer.ts';
import { pino } from 'pino';
import { runInRequest } from '../platform/request-context.ts';

interface TestSite {
  pages: Pages;
  /** Rendered targets in order, and the most that were rendered at the same time. */
  seen: { targets: string[]; errors: string[]; most: number };
  clock: { now: number };
  /** Costs that the server refuses. */
  refused: Set<Cost>;
}

function pagesWith(
  render: (target: string) => Partial<Rendered> = () => ({}),
  prerendered = new PrerenderedStore('/nowhere'),
  reads?: ReadLimits,
  neighbours?: Pick<Neighbours, 'page'>,
): TestSite {
  const seen = { targets: [] as string[], errors: [] as string[], most: 0 };
  const clock = { now: 0 };
  let under = 0;
  const renderer = {
    page: async (_: string, target: string) => {
      if (target.startsWith('/nope/')) return undefined;
      if (target.startsWith('/error/')) {
        seen.errors.push(target);
        const response = makeResponse(200, {}, Buffer.from(`our page ${target}`));
        return { response, life: { maxAge: 0, swr: 0, tags: [] }, lacks: false };
      }
      seen.targets.push(target);
      seen.most = Math.max(seen.most, (under += 1));
      await setTimeout(5);
      under -= 1;
      const response = makeResponse(200, {}, Buffer.from(`page ${target} `.repeat(100)));
      return { response, life: { maxAge: 300, swr: 600, tags: [] }, lacks: false, ...render(target) };
    },
  } as unknown as PageRenderer;
  const now = () => clock.now;
  const refused = new Set<Cost>();
  const admission = {
    refuses: (cost: Cost) => refused.has(cost),
    givesUp: (waited: number) => waited > 2_000,
    isFull: true,
  };
  return {
    refused,
    pages: new Pages({
      prerendered,
      cache: new PageCache(10_000, now),
      renderer,
      log,
      now,
      admission,
      reads,
      ...(neighbours && { neighbours }),
    }),
    seen,
    clock,
  };
}

describe('pages that have to be made', () => {
  it('a network that asks for too many is told to wait; what is in memory or being made is free, others are served', async () => {
    const reads = new ReadBudget({ burst: 3, perSecond: 1 }, () => 0);
    const { pages, seen } = pagesWith(undefined, undefined, {
      wait: (_, network) => reads.wait(networksOf(network ?? '')),
    });
    const as = (network: string, path: string) =>
      runInRequest('request-1', () => pages.respond('en', path, ''), network);
    const both = await Promise.all([as('203.0.113.7', '/a/'), as('203.0.113.7', '/a/')]);
    for (const path of ['/b/', '/c/', '/a/', '/b/', '/c/']) both.push(await as('203.0.113.7', path));
    expect(both.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    const refused = await as('203.0.113.7', '/d/');
    expect([refused.status, refused.headers['Retry-After']]).toEqual([429, '1']);
    expect((await as('203.0.113.7', '/a/')).status).toBe(200);
    expect((await as('203.0.113.8', '/d/')).status).toBe(200);
    expect(seen.targets).toEqual(['/a/', '/b/', '/c/', '/d/']);
  });
});

describe('architecture §3 pages on demand', () => {
  it('a miss is rendered once however many ask, and kept', async () => {
    const { pages, seen } = pagesWith();
    await Promise.all(Array.from({ length: 50 }, () => pages.respond('ru', '/clocks_today/', '')));
    await pages.respond('ru', '/clocks_today/', '');
    expect(seen.targets).toEqual(['/clocks_today/']);
  });

  it('hosts do not share pages', async () => {
    const { pages, seen } = pagesWith();
    await Promise.all([pages.respond('ru', '/a/', ''), pages.respond('uz', '/a/', '')]);
    expect(seen.targets).toHaveLength(2);
  });

  it('a burst of new pages takes turns', async () => {
    const { pages, seen } = pagesWith();
    await Promise.all(Array.from({ length: 60 }, (_, n) => pages.respond('ru', '/a/', `?page=${n}`)));
    expect([seen.targets.length, seen.most]).toEqual([60, 8]);
  });

  it('a stale page is shown at once and made again behind it', async () => {
    const { pages, seen, clock } = pagesWith();
    await pages.respond('ru', '/a/', '');
    clock.now = 301_000;
    await pages.respond('ru', '/a/', '');
    expect(seen.targets).toHaveLength(2);
  });

  it('architecture §5 a failed renewal keeps the page that is there', async () => {
    let status = 200;
    const { pages, clock } = pagesWith(() =>
      status === 200
        ? {}
        : { response: makeResponse(502, {}, Buffer.from('')), life: { maxAge: 0, swr: 0, tags: [] } },
    );
    const first = await pages.respond('ru', '/a/', '');
    status = 502;
    clock.now = 301_000;
    await pages.respond('ru', '/a/', '');
    await setTimeout(20);
    expect(await pages.respond('ru', '/a/', '')).toBe(first);
  });

  it.each<[string, () => Partial<Rendered>]>([
    ['throws', () => assert.fail('no backend')],
    ['is an error', () => ({ response: makeResponse(502, {}, Buffer.from('')) })],
  ])('D714 a page that %s is shown as another worker has it, and tried again soon', async (_, fails) => {
    const page = makeResponse(200, {}, Buffer.from('of a neighbour'));
    const asked: string[] = [];
    const neighbours = {
      async page(key: string) {
        asked.push(key);
        return key === 'ru:/a/?b=1' ? { response: page, left: 600, tags: ['clock'] } : undefined;
      },
    };
    let isDown = true;
    const { pages, clock } = pagesWith(() => (isDown ? fails() : {}), undefined, undefined, neighbours);
    const bodyOf = async () => (await pages.respond('ru', '/a/', '?b=1')).body.toString();
    expect(await bodyOf()).toBe('of a neighbour');
    expect((await pages.respond('ru', '/b/', '')).status).toBeGreaterThanOrEqual(500);
    clock.now = 31_000;
    expect(await bodyOf(), 'stale, while it is tried again').toBe('of a neighbour');
    await setTimeout(20);
    expect(asked, 'not for a page that this worker has').toEqual(['ru:/a/?b=1', 'ru:/b/']);
    isDown = false;
    await bodyOf();
    await vi.waitFor(async () => expect(await bodyOf()).toContain('page /a/?b=1'), { timeout: 10_000 });
  });

  it('a page kept for one visitor is coded for the next who asks', async () => {
    const { pages } = pagesWith();
    expect((await pages.respond('ru', '/a/', '')).encoded).toEqual({});
    const { encoded, body } = await pages.respond('ru', '/a/', '', 'gzip, br');
    expect(encoded.br?.byteLength).toBeLessThan(body.byteLength);
    expect(encoded.gzip).toBeUndefined();
  });

  it('a change ends cached pages; a page begun before it is only for those who wait', async () => {
    const { pages, seen } = pagesWith(() => ({ life: { maxAge: 300, swr: 600, tags: ['frame'] } }));
    const early = pages.respond('ru', '/a/', '');
    await vi.waitFor(() => expect(seen.targets).toHaveLength(1), { interval: 1, timeout: 10_000 });
    pages.renew(new Set(['frame']));
    await Promise.all([early, pages.respond('ru', '/a/', '')]);
    await pages.respond('ru', '/a/', '');
    expect(seen.targets).toHaveLength(2);
  });

  it('architecture §5 what an outage made is not kept long, and takes no whole page’s place', async () => {
    let lacks = true;
    const { pages, seen, clock } = pagesWith(() => ({ lacks }));
    await pages.respond('ru', '/a/', '');
    clock.now = 6_000;
    await pages.respond('ru', '/a/', '');
    expect(seen.targets, 'made again when it could be whole').toHaveLength(2);
    lacks = false;
    clock.now = 12_000;
    const whole = await pages.respond('ru', '/a/', '');
    lacks = true;
    clock.now += 301_000;
    await pages.respond('ru', '/a/', '');
    await setTimeout(20);
    expect(await pages.respond('ru', '/a/', '')).toBe(whole);
  });

  it.each(['/nope/', '/error/404/', '/error/502/'])('§2 %s is not found', async (path) => {
    const { pages, seen } = pagesWith();
    expect((await pages.respond('ru', path, '')).status).toBe(404);
    expect(seen.targets).toEqual([]);
  });
});

describe('D722 an error page that is not prerendered yet', () => {
  it('is rendered once, with the status of the error, and again after a change', async () => {
    const { pages, seen } = pagesWith();
    const both = await Promise.all([pages.respond('ru', '/nope/', ''), pages.respond('ru', '/nope/2/', '')]);
    expect(both.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, 'our page /error/404/'],
      [404, 'our page /error/404/'],
    ]);
    expect(seen.errors).toEqual(['/error/404/']);
    pages.renew(new Set(['frame']));
    await pages.respond('ru', '/nope/', '');
    expect(seen.errors).toHaveLength(2);
  });

  it('is its bare status while the process has no time', async () => {
    const { pages, seen, refused } = pagesWith();
    refused.add('expensive');
    const { status, body } = await pages.error('ru', 503);
    expect([status, body.toString(), seen.errors]).toEqual([503, '503', []]);
  });

  it('that fails as well is its bare status, and tried again', async () => {
    let fails = true;
    const page = async () => {
      if (fails) throw new Error('no backend');
      return { response: makeResponse(200, {}, Buffer.from('ours')), life: { maxAge: 0, swr: 0, tags: [] } };
    };
    const pages = new Pages({
      prerendered: new PrerenderedStore('/nowhere'),
      cache: new PageCache(10_000),
      renderer: { page } as unknown as PageRenderer,
      log: pino({ level: 'silent' }),
      admission: { refuses: () => false, givesUp: () => false, isFull: false },
    });
    expect((await pages.error('ru', 502)).body.toString()).toBe('502');
    fails = false;
    expect((await pages.error('ru', 502)).body.toString()).toBe('ours');
  });
});

describe('overload', () => {
  const statusOf = async ({ pages }: TestSite, path: string) => (await pages.respond('ru', path, '')).status;

  it.each<[Cost[], { made: number; kept: number }]>([
    [[], { made: 200, kept: 200 }],
    [['expensive'], { made: 503, kept: 200 }],
    [['expensive', 'cheap'], { made: 503, kept: 503 }],
  ])('when %j is rejected', async (costs, expected) => {
    const site = pagesWith();
    await statusOf(site, '/kept/');
    for (const cost of costs) site.refused.add(cost);
    const made = await statusOf(site, '/made/');
    expect({ made, kept: await statusOf(site, '/kept/') }).toEqual(expected);
  });

  it('a rejected visitor learns when to come again', async () => {
    const site = pagesWith();
    site.refused.add('expensive');
    const { headers } = await site.pages.respond('ru', '/made/', '');
    expect(headers).toMatchObject({ 'Retry-After': '2', 'Cache-Control': 'no-store' });
  });

  it.each([
    [429, '60', '60'],
    [503, '7', '7'],
    [503, undefined, '2'],
    [502, undefined, undefined],
  ])('a page’s own %i with Retry-After %s stays what it is', async (status, own, expected) => {
    const headers: Record<string, string> = own ? { 'Retry-After': own } : {};
    const { pages } = pagesWith(() => ({ response: makeResponse(status, headers, Buffer.from('')) }));
    const response = await pages.respond('ru', '/a/', '');
    expect([response.status, response.headers['Retry-After']]).toEqual([status, expected]);
  });

  it('what is renewed behind a reader takes no turn from one who waits', async () => {
    const { pages, seen, clock } = pagesWith(() => ({ response: makeResponse(200, {}, Buffer.from('x')) }));
    for (let n = 0; n < 60; n += 1) await pages.respond('ru', '/a/', `?page=${n}`);
    clock.now = 301_000;
    for (let n = 0; n < 60; n += 1) await pages.respond('ru', '/a/', `?page=${n}`);
    expect(pages.waiting).toBe(30);
    expect(seen.targets.length).toBe(60 + 8);
  });

  it('more pages than may wait for their turn are rejected at once, the others are made', async () => {
    const site = pagesWith();
    const all = await Promise.all(
      Array.from({ length: 500 }, (_, index) => statusOf(site, `/new-${index}/`)),
    );
    const made = all.filter((status) => status === 200).length;
    expect(all.filter((status) => status === 503)).toHaveLength(500 - made);
    expect(made).toBeGreaterThanOrEqual(300);
    expect(made).toBeLessThan(330);
  });
});

describe('a prerendered page that has an end', () => {
  const UNIT_OF_A_DAY = { maxAge: 60, swr: 0, tags: ['articles'] };
  const AN_HOUR_LATER = Date.now() + 3_600_000;

  /** A server whose home page has just been prerendered. */
  async function prerenderedHome(life: typeof UNIT_OF_A_DAY, render?: (target: string) => Partial<Rendered>) {
    const folder = await mkdtemp(join(tmpdir(), 'prerendered-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const store = new PrerenderedStore(folder);
    await store.put('ru', '/', makeResponse(200, {}, Buffer.from('yesterday')), life);
    await store.seal({ fingerprint: 'build' });
    const prerendered = new PrerenderedStore(folder);
    await prerendered.open();
    const site = pagesWith(render, prerendered);
    site.clock.now = Date.now();
    return site;
  }

  const today = (life = UNIT_OF_A_DAY) => ({ response: makeResponse(200, {}, Buffer.from('today')), life });
  const bodyOf = async ({ pages }: TestSite) => (await pages.respond('ru', '/', '')).body.toString();

  it('is shown while its day lasts, without rendering', async () => {
    const site = await prerenderedHome(UNIT_OF_A_DAY, () => today());
    expect(await bodyOf(site)).toBe('yesterday');
    expect(site.seen.targets).toEqual([]);
  });

  it('is made again when its end is further off than any day: a clock went wrong', async () => {
    const site = await prerenderedHome(UNIT_OF_A_DAY, () => today());
    site.clock.now = Date.now() - 400 * 24 * 3_600_000;
    expect(await bodyOf(site)).toBe('today');
  });

  it('is made again before anybody sees it when its day is over, once however many ask', async () => {
    const site = await prerenderedHome(UNIT_OF_A_DAY, () => today());
    site.clock.now = AN_HOUR_LATER;
    expect(await Promise.all([bodyOf(site), bodyOf(site), bodyOf(site)])).toEqual(Array(3).fill('today'));
    expect(await bodyOf(site)).toBe('today');
    expect(site.seen.targets).toEqual(['/']);
    site.clock.now += 61_000;
    await bodyOf(site);
    expect(site.seen.targets).toEqual(['/', '/']);
  });

  it('stays when it cannot be made again, which is tried again half a minute later', async () => {
    let status = 502;
    const site = await prerenderedHome(UNIT_OF_A_DAY, () =>
      status === 200 ? today() : { response: makeResponse(status, {}, Buffer.from('')) },
    );
    site.clock.now = AN_HOUR_LATER;
    expect([await bodyOf(site), await bodyOf(site)]).toEqual(['yesterday', 'yesterday']);
    expect(site.seen.targets).toHaveLength(1);
    status = 200;
    site.clock.now += 31_000;
    expect(await bodyOf(site)).toBe('today');
  });

  it('other pages have no end: they change with the content', async () => {
    const site = await prerenderedHome({ ...UNIT_OF_A_DAY, swr: 3600 }, () => today());
    site.clock.now = AN_HOUR_LATER;
    expect(await bodyOf(site)).toBe('yesterday');
  });
});
