import { describe, expect, test } from 'vitest';
import { NO_FILTERS, type FilterState } from './filter-state.ts';
import { matchRows } from './match.ts';
import { sampleIndex } from './sample-rows.ts';

const index = sampleIndex(
  {
    brand: 'rolex',
    collection: 'oyster',
    cities: ['moscow', 'baku'],
    price: 100,
    diameterMm: 40,
    publishedDay: 100,
  },
  {
    brand: 'rolex',
    collection: 'heritage',
    cities: ['baku'],
    price: 200,
    isPromo: true,
    complications: ['date', 'gmt'],
    publishedDay: 93,
  },
  { brand: 'omega', collection: 'heritage', cities: [], price: null, discounted: false, publishedDay: 92 },
  { brand: 'omega', collection: null, cities: ['moscow'], price: 300, discounted: true, diameterMm: 36.5 },
);

const TODAY = 100;

/** Ids that match. */
function passing(state: Partial<FilterState>): number[] {
  const matches = matchRows(index, { ...NO_FILTERS, ...state }, undefined, TODAY);
  const ids = [...index.ids].filter((_, row) => matches.all.failed[row] === 0);
  expect(matches.total).toBe(ids.length);
  return ids;
}

describe('matching', () => {
  test.each<[string, Partial<FilterState>, number[]]>([
    ['nothing chosen passes all', {}, [1, 2, 3, 4]],
    ['an empty group does not narrow', { options: { brands: [] } }, [1, 2, 3, 4]],
    ['one of several values is enough', { options: { cities: ['moscow'] } }, [1, 4]],
    ['choices of one group add up', { options: { cities: ['moscow', 'baku'] } }, [1, 2, 4]],
    ['groups narrow one another', { options: { cities: ['baku'], brands: ['omega'] } }, []],
    ['an unknown value matches nothing', { options: { brands: ['no-such'] } }, []],
    ['a brand of the address', { brand: 'omega' }, [3, 4]],
    ['a collection of the address is its brand’s own', { brand: 'omega', collection: 'heritage' }, [3]],
    [
      'a collection chosen in the filter may be of several brands',
      { options: { collections: ['heritage'] } },
      [2, 3],
    ],
    ['an address and a filter both hold', { brand: 'omega', options: { brands: ['rolex'] } }, []],
    [
      'D89 a collection narrows its own brand only',
      { options: { brands: ['rolex', 'omega'], collections: ['oyster'] } },
      [1, 3, 4],
    ],
    [
      'D89 a collection of another brand than the chosen ones does not narrow',
      { options: { brands: ['omega'], collections: ['oyster'] } },
      [3, 4],
    ],
    [
      'D89 nor on the page of another brand',
      { brand: 'omega', options: { collections: ['oyster'] } },
      [3, 4],
    ],
    ['at most so many days in stock', { ranges: { days_in_stock: { to: 7 } } }, [1, 2]],
    ['at least so many', { ranges: { days_in_stock: { from: 8 } } }, [3, 4]],
    ['one of several complications', { options: { complications: ['gmt', 'alarm'] } }, [2]],
    ['a flag', { flags: { is_promo: true } }, [2]],
    ['a flag that is off does not narrow', { flags: { is_promo: false } }, [1, 2, 3, 4]],
    ['only discounted', { flags: { price_with_discount: true } }, [4]],
    ['bounds are included', { ranges: { price: { from: 100, to: 200 } } }, [1, 2]],
    ['an open bound', { ranges: { price: { from: 200 } } }, [2, 4]],
    ['a bound leaves out what is not known', { ranges: { diametr: { from: 0 } } }, [1, 4]],
    ['crossed bounds leave nothing', { ranges: { price: { from: 300, to: 100 } } }, []],
  ])('§3 filters: %s', (_, state, ids) => {
    expect(passing(state)).toEqual(ids);
  });
});
