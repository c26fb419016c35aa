import { describe, expect, it } from 'vitest';
import { makeAnswer } from './answer.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => makeAnswer(200, {}, Buffer.from(text));
const life = { maxAge: 300, swr: 600, tags: ['frame'] };

function cacheAt(limit = 10) {
  const clock = { now: 0 };
  return { clock, cache: new PageCache(limit, () => clock.now) };
}

describe('design §3 page cache', () => {
  it.each([
    [0, { stale: false }],
    [300_000, { stale: false }],
    [300_001, { stale: true }],
    [900_000, { stale: true }],
    [900_001, undefined],
  ])('a page of 300 s + 600 s is seen after %i ms as %o', (now, expected) => {
    const { cache, clock } = cacheAt();
    cache.put('a', page('a'), life);
    clock.now = now;
    const found = cache.get('a');
    expect(found && { stale: found.stale }).toEqual(expected);
  });

  it('forgets the least recently used page first', () => {
    const { cache } = cacheAt(2);
    cache.put('a', page('a'), life);
    cache.put('b', page('b'), life);
    cache.get('a');
    cache.put('c', page('c'), life);
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('ends just the pages that carry a changed tag', () => {
    const { cache } = cacheAt();
    cache.put('a', page('a'), { ...life, tags: ['frame', 'article:x'] });
    cache.put('b', page('b'), { ...life, tags: ['frame', 'article:y'] });
    expect(cache.invalidate(['article:x'])).toBe(1);
    expect([cache.get('a'), cache.get('b')].map(Boolean)).toEqual([false, true]);
  });
});
