import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  attributeText,
  cachedFragment,
  fragmentFigures,
  fragmentOf,
  keepFragment,
  numberOf,
  setFragmentCache,
} from './fragment-cache.ts';

afterEach(() => setFragmentCache(16 * 1024 ** 2));

describe('D453 fragments kept between pages', () => {
  it('a fragment is found by its whole key only', () => {
    keepFragment('card en {"model":"A"}', '<p>A</p>');
    expect(cachedFragment('card en {"model":"A"}')).toBe('<p>A</p>');
    expect(cachedFragment('card ua {"model":"A"}')).toBeUndefined();
  });

  it('is rendered once, and then there at once, finished for its page', async () => {
    const render = vi.fn(() => Promise.resolve('<a href="PLACE">A</a>'));
    const linkTo = (address: string) => (html: string) => html.replace('PLACE', attributeText(address));
    expect(await fragmentOf('link', render, linkTo('/?a&b'))).toBe('<a href="/?a&amp;b">A</a>');
    expect(fragmentOf('link', render, linkTo('/"'))).toBe('<a href="/&quot;">A</a>');
    expect(render).toHaveBeenCalledOnce();
  });

  it('the size is limited, and 0 keeps nothing', () => {
    setFragmentCache(2_000);
    for (let number = 0; number < 100; number += 1) keepFragment(`key ${number}`, '<p>0123456789</p>');
    expect(fragmentFigures().bytes).toBeLessThanOrEqual(2_000);
    expect(cachedFragment('key 99')).toBeDefined();
    setFragmentCache(0);
    keepFragment('key', '<p>A</p>');
    expect(cachedFragment('key')).toBeUndefined();
  });

  it.each(['<script src="/a.js"></script>', '<astro-island uid="1"></astro-island>', '<style>p{}</style>'])(
    'not kept, because it belongs to its page: %s',
    (html) => {
      keepFragment('of a page', html);
      expect(cachedFragment('of a page')).toBeUndefined();
    },
  );

  it('equal data that came with two responses have two numbers', () => {
    const [one, other] = [{ menu: [] }, { menu: [] }];
    expect(numberOf(one)).toBe(numberOf(one));
    expect(numberOf(one)).not.toBe(numberOf(other));
  });
});
