import { describe, expect, it } from 'vitest';
import { makeResponse } from '../platform/http/response.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string) => makeResponse(200, {}, Buffer.from(text));
const life = { maxAge: 300, swr: 600, tags: ['frame'] };

function cacheAt(limit = 100) {
  const clock = { now: 0 };
  return { clock, cache: new PageCache(limit, () => clock.now) };
}

describe('architecture §3 page cache', () => {
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
    const { cache } = cacheAt(4);
    cache.put('a', page('a'), life);
    cache.put('b', page('b'), life);
    cache.get('a');
    cache.put('c', page('c'), life);
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  });

  it('holds no more bytes than it may, whatever becomes of its pages', () => {
    const { cache, clock } = cacheAt(1_000);
    const large = page('x'.repeat(200));
    for (let page = 0; page < 50; page++) cache.put(`page ${page}`, large, life);
    expect([cache.size, cache.bytes]).toEqual([3, 840]);
    cache.put('page 49', page('x'), life);
    expect([cache.size, cache.bytes]).toEqual([3, 562]);
    clock.now = 900_001;
    cache.get('page 48');
    expect([cache.size, cache.bytes]).toEqual([2, 282]);
    cache.invalidate(['frame']);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('ends just the pages that carry a changed tag', () => {
    const { cache } = cacheAt();
    cache.put('a', page('a'), { ...life, tags: ['frame', 'article:x'] });
    cache.put('b', page('b'), { ...life, tags: ['frame', 'article:y'] });
    expect(cache.invalidate(['article:x'])).toBe(1);
    expect([cache.get('a'), cache.get('b')].map(Boolean)).toEqual([false, true]);
  });

  it.each<[string, (cache: PageCache) => void, boolean]>([
    ['its tag is ended', (cache) => void cache.invalidate(['frame']), false],
    ['another tag is ended', (cache) => void cache.invalidate(['article:x']), true],
    ['everything is ended', (cache) => cache.clear(), false],
    ['more tags are ended than are remembered', (cache) => void cache.invalidate(manyTags()), false],
  ])('a page that was begun before %s: kept or not', (_, change, kept) => {
    const { cache } = cacheAt();
    const begun = cache.moment;
    change(cache);
    cache.put('a', page('a'), life, begun);
    expect(cache.has('a')).toBe(kept);
    cache.put('a', page('a'), life, cache.moment);
    expect(cache.has('a')).toBe(true);
  });

  it('a page that could not be made again rests, but never past its end', () => {
    const { cache, clock } = cacheAt();
    cache.put('a', page('a'), life);
    clock.now = 400_000;
    expect(cache.get('a')?.stale).toBe(true);
    cache.coolDown('a', 5);
    expect(cache.get('a')?.stale).toBe(false);
    clock.now = 900_001;
    cache.coolDown('a', 5);
    expect(cache.get('a')).toBeUndefined();
  });
});

function manyTags(): string[] {
  return Array.from({ length: 6000 }, (_, n) => `item:clock:${n}`);
}
