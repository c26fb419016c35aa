import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cachedFragment,
  fragmentFigures,
  fragmentOf,
  numberOf,
  type PlaceTexts,
  setFragmentCache,
} from './fragment-cache.ts';

afterEach(() => setFragmentCache(16 * 1024 ** 2));

/** Keeps a fragment. */
const keep = (key: string, html: string, texts?: PlaceTexts) =>
  fragmentOf(key, () => Promise.resolve(html), texts);

const textOf = (bytes: readonly Uint8Array[] | undefined) =>
  bytes && bytes.map((part) => Buffer.from(part).toString()).join('');

describe('D453 fragments kept between pages', () => {
  it('a fragment is found by its whole key only', async () => {
    await keep('card en {"model":"A"}', '<p>Ціна 1 200 €</p>');
    expect(textOf(cachedFragment('card en {"model":"A"}'))).toBe('<p>Ціна 1 200 €</p>');
    expect(cachedFragment('card ua {"model":"A"}')).toBeUndefined();
  });

  it('is rendered once, and then there at once', async () => {
    const render = vi.fn(() => Promise.resolve('<p>A</p>'));
    expect(textOf(await fragmentOf('once', render))).toBe('<p>A</p>');
    const again = fragmentOf('once', render);
    expect(again).toBeInstanceOf(Array);
    expect(textOf(await again)).toBe('<p>A</p>');
    expect(render).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'the first page',
      '/?a&b',
      '/ua/',
      '<a href="/?a&amp;b">1</a><a href="/ua/">2</a><a href="/?a&amp;b">3</a>',
    ],
    ['another page', '/"', '', '<a href="/&quot;">1</a><a href="">2</a><a href="/&quot;">3</a>'],
  ])('its places have the texts of their page: %s', async (_, ru, ua, html) => {
    const texts: PlaceTexts = [
      ['\u0001ru\u0001', ru],
      ['\u0001ua\u0001', ua],
      ['\u0001uz\u0001', 'nowhere'],
    ];
    const kept = '<a href="\u0001ru\u0001">1</a><a href="\u0001ua\u0001">2</a><a href="\u0001ru\u0001">3</a>';
    expect(textOf(await keep('links', kept, texts))).toBe(html);
  });

  it('the size is limited, and 0 keeps nothing', async () => {
    setFragmentCache(2_000);
    for (let number = 0; number < 100; number += 1) await keep(`key ${number}`, '<p>0123456789</p>');
    expect(fragmentFigures().bytes).toBeLessThanOrEqual(2_000);
    expect(fragmentFigures().count).toBeGreaterThan(20);
    expect(cachedFragment('key 99')).toBeDefined();
    setFragmentCache(0);
    expect(textOf(await keep('key', '<p>A</p>'))).toBe('<p>A</p>');
    expect(cachedFragment('key')).toBeUndefined();
  });

  it.each(['<script src="/a.js"></script>', '<astro-island uid="1"></astro-island>', '<style>p{}</style>'])(
    'not kept, because it belongs to its page: %s',
    async (html) => {
      expect(textOf(await keep('of a page', html))).toBe(html);
      expect(cachedFragment('of a page')).toBeUndefined();
    },
  );

  it('equal data that came with two responses have two numbers', () => {
    const [one, other] = [{ menu: [] }, { menu: [] }];
    expect(numberOf(one)).toBe(numberOf(one));
    expect(numberOf(one)).not.toBe(numberOf(other));
  });
});
