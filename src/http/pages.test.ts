import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AheadStore } from './ahead-store.ts';
import { makeAnswer } from './answer.ts';
import { log } from './log.ts';
import { PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';
import type { Rendered, Renderer } from './renderer.ts';

interface House {
  pages: Pages;
  /** Targets rendered, in order, and the most that were under way at once. */
  seen: { targets: string[]; most: number };
  clock: { now: number };
}

function houseOf(render: (target: string) => Partial<Rendered> = () => ({})): House {
  const seen = { targets: [] as string[], most: 0 };
  const clock = { now: 0 };
  let under = 0;
  const renderer = {
    matches: (_: string, target: string) => !target.startsWith('/nope/'),
    page: async (_: string, target: string) => {
      seen.targets.push(target);
      seen.most = Math.max(seen.most, (under += 1));
      await setTimeout(5);
      under -= 1;
      const answer = makeAnswer(200, {}, Buffer.from(`page ${target} `.repeat(100)));
      return { answer, life: { maxAge: 300, swr: 600, tags: [] }, ...render(target) };
    },
  } as unknown as Renderer;
  const ahead = new AheadStore('/nowhere');
  return {
    pages: new Pages({ ahead, cache: new PageCache(10, () => clock.now), renderer, log }),
    seen,
    clock,
  };
}

describe('design §3 pages on demand', () => {
  it('a miss is rendered once however many ask, and kept', async () => {
    const { pages, seen } = houseOf();
    await Promise.all(Array.from({ length: 50 }, () => pages.answer('ru', '/clocks_today/', '')));
    await pages.answer('ru', '/clocks_today/', '');
    expect(seen.targets).toEqual(['/clocks_today/']);
  });

  it('hosts do not share pages', async () => {
    const { pages, seen } = houseOf();
    await Promise.all([pages.answer('ru', '/a/', ''), pages.answer('uz', '/a/', '')]);
    expect(seen.targets).toHaveLength(2);
  });

  it('a burst of new pages takes turns', async () => {
    const { pages, seen } = houseOf();
    await Promise.all(Array.from({ length: 60 }, (_, n) => pages.answer('ru', '/a/', `?page=${n}`)));
    expect([seen.targets.length, seen.most]).toEqual([60, 8]);
  });

  it('a stale page is shown at once and made anew behind it', async () => {
    const { pages, seen, clock } = houseOf();
    await pages.answer('ru', '/a/', '');
    clock.now = 301_000;
    await pages.answer('ru', '/a/', '');
    expect(seen.targets).toHaveLength(2);
  });

  it('design §5 a failed renewal keeps the page that is there', async () => {
    let status = 200;
    const { pages, clock } = houseOf(() =>
      status === 200
        ? {}
        : { answer: makeAnswer(502, {}, Buffer.from('')), life: { maxAge: 0, swr: 0, tags: [] } },
    );
    const first = await pages.answer('ru', '/a/', '');
    status = 502;
    clock.now = 301_000;
    await pages.answer('ru', '/a/', '');
    await setTimeout(20);
    expect(await pages.answer('ru', '/a/', '')).toBe(first);
  });

  it('a page kept for one visitor is coded for the next who asks', async () => {
    const { pages } = houseOf();
    expect((await pages.answer('ru', '/a/', '')).encoded).toEqual({});
    const { encoded, body } = await pages.answer('ru', '/a/', '', 'gzip, br');
    expect(encoded.br?.byteLength).toBeLessThan(body.byteLength);
    expect(encoded.gzip).toBeUndefined();
  });

  it.each(['/nope/', '/error/404/', '/error/502/'])('§2 %s is not found', async (path) => {
    const { pages, seen } = houseOf();
    expect((await pages.answer('ru', path, '')).status).toBe(404);
    expect(seen.targets).toEqual([]);
  });
});
