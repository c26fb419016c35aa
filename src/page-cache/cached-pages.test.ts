import { describe, expect, it } from 'vitest';
import { makeResponse } from '../platform/http/response.ts';
import { CachedPages } from './cached-pages.ts';

/** A page of the given size. With its compressed variants it counts as 1.4 times the size. */
const page = (bytes: number) => makeResponse(200, {}, Buffer.alloc(bytes));
const WITH_FORMS = 1.4;

type Step = (kept: CachedPages) => unknown;
const put =
  (key: string, bytes: number): Step =>
  (kept) =>
    kept.set(key, page(bytes));
const use =
  (key: string): Step =>
  (kept) =>
    kept.get(key);

describe('memory: prerendered pages are cached by their bytes, 1,000 here', () => {
  it.each<[string, Step[], string[], number]>([
    ['those that fit', [put('a', 500), put('b', 500)], ['a', 'b'], 1000],
    ['the oldest goes for the third', [put('a', 500), put('b', 400), put('c', 300)], ['b', 'c'], 700],
    [
      'one that is used stays',
      [put('a', 500), put('b', 400), use('a'), put('c', 100), put('d', 100)],
      ['a', 'c', 'd'],
      700,
    ],
    ['a large one sends several away', [put('a', 300), put('b', 300), put('c', 900)], ['c'], 900],
    ['one larger than all is not kept, the others are', [put('a', 300), put('b', 1100)], ['a'], 300],
    ['one made anew counts once', [put('a', 300), put('a', 500)], ['a'], 500],
    ['one taken away counts no more', [put('a', 300), put('b', 300), (kept) => kept.delete('a')], ['b'], 300],
    ['what was never there changes nothing', [put('a', 300), (kept) => kept.delete('b')], ['a'], 300],
    ['all are forgotten', [put('a', 300), (kept) => kept.clear()], [], 0],
  ])('%s', (_, steps, there, bytes) => {
    const kept = new CachedPages(1000 * WITH_FORMS);
    for (const step of steps) step(kept);
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.has(key))).toEqual(there);
    expect(kept.bytes).toBeCloseTo(bytes * WITH_FORMS);
  });
});
