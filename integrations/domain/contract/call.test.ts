import { describe, expect, it } from 'vitest';
import { callTarget, pathFields, requestFields } from './call.ts';
import { CALLS } from './index.ts';

describe('§7 the address of a call', () => {
  it.each([
    [CALLS.mainData, {}, '/'],
    [CALLS.contacts, { city: 'moscow' }, '/contacts/moscow'],
    [CALLS.articles, { type: 5, page: 2, per_page: 10 }, '/articles?page=2&per_page=10&type=5'],
    [
      CALLS.catalogue,
      { url: 'clocks_today', 'brands[]': ['rolex', 'omega'], brand: undefined, 'cities[]': [] },
      '/catalogue/clocks_today?brands%5B%5D=rolex&brands%5B%5D=omega',
    ],
    [CALLS.detail, { catalogType: 'clock', itemUrl: 'a/../b' }, '/detail/clock/a%2F..%2Fb'],
  ])('case %#', (call, request, target) => {
    expect(callTarget(call as typeof CALLS.mainData, request)).toBe(target);
  });

  it('a missing path field is a mistake of the caller', () => {
    expect(() => callTarget(CALLS.contacts as never, {})).toThrow('city');
  });

  it('names of path fields', () => {
    expect(pathFields('/{catalogType}/filter/{option}')).toEqual(['catalogType', 'option']);
  });
});

it('§7 names ending [] are arrays, others their last value; the path wins', () => {
  const query = new URLSearchParams('brands[]=a&brands[]=b&page=1&page=2&url=evil');
  expect(requestFields({ url: 'arts' }, query, { page: 9 })).toEqual({
    'brands[]': ['a', 'b'],
    page: '2',
    url: 'arts',
  });
});
