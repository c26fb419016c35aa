import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import { describe, expect, test } from 'vitest';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { HISTOGRAM_BARS } from './count-range.ts';
import { NO_FILTERS, type FilterState } from './filter-state.ts';
import { matchRows } from './match.ts';
import { sampleIndex } from './sample-rows.ts';

const index = sampleIndex(
  { brand: 'rolex', gender: 'men', cities: ['moscow', 'baku'], price: 100 },
  { brand: 'rolex', gender: 'women', cities: ['baku'], price: 200, isVip: true, discounted: true },
  { brand: 'omega', gender: 'men', cities: ['moscow'], price: 300, availability: 'in_reserve' },
  { brand: 'tudor', gender: null, cities: [], price: null },
);

function counts(state: Partial<FilterState> = {}): FacetCounts {
  const full = { ...NO_FILTERS, ...state };
  return countFacets(index, filtersOf(SECTIONS.clock), matchRows(index, full));
}

function options(
  group: 'brands' | 'genders' | 'cities' | 'statuses_income',
  state: Partial<FilterState> = {},
) {
  return Object.fromEntries(counts(state).options.get(group) ?? []);
}

describe('architecture §6 disjunctive counts', () => {
  test.each<[string, Partial<FilterState>, Record<string, number>]>([
    ['nothing chosen', {}, { rolex: 2, omega: 1, tudor: 1 }],
    [
      'its own choice does not narrow a group',
      { options: { brands: ['rolex'] } },
      { rolex: 2, omega: 1, tudor: 1 },
    ],
    ['another group does', { options: { genders: ['men'] } }, { rolex: 1, omega: 1, tudor: 0 }],
    [
      'two others do together',
      { options: { genders: ['men'], cities: ['baku'] } },
      { rolex: 1, omega: 0, tudor: 0 },
    ],
    ['a range does', { ranges: { price: { from: 200 } } }, { rolex: 1, omega: 1, tudor: 0 }],
    ['the address narrows its own group too', { brand: 'omega' }, { rolex: 0, omega: 1, tudor: 0 }],
  ])('brands: %s', (_, state, expected) => {
    expect(options('brands', state)).toEqual(expected);
  });

  test('an item with several values counts for each', () => {
    expect(options('cities')).toEqual({ moscow: 2, baku: 2 });
  });

  test('D37 only availabilities a visitor may filter by are counted', () => {
    expect(options('statuses_income')).toEqual({ in_stock: 3 });
  });

  test('flags and bounds leave their own choice out', () => {
    const { flags, ranges } = counts({ flags: { is_vip: true }, ranges: { price: { to: 150 } } });
    expect(flags.get('is_vip')).toBe(0);
    expect(ranges.get('price')).toEqual({ from: 200, to: 200 });
    expect(ranges.get('diametr')).toBeNull();
  });

  test('bars of prices: equal parts of a logarithmic scale, without their own bounds', () => {
    const { ranges } = counts({ ranges: { price: { to: 150 } } });
    const { bars = [], ...bounds } = ranges.get('price') ?? { from: 0, to: 0 };
    expect(bounds).toEqual({ from: 100, to: 300 });
    expect(bars).toHaveLength(HISTOGRAM_BARS);
    // 100, 200 and 300: at the start, at log 2 / log 3 of the scale, and at its end.
    expect(bars.flatMap((count, bar) => Array.from({ length: count }, () => bar))).toEqual([
      0,
      Math.floor((Math.log(2) / Math.log(3)) * HISTOGRAM_BARS),
      HISTOGRAM_BARS - 1,
    ]);
  });

  test.each<[string, Partial<FilterState>, (row: number) => boolean]>([
    ['all', {}, () => true],
    ['most', { options: { genders: ['men'] } }, (row) => row % 10 > 0],
    ['few', { options: { genders: ['women'] } }, (row) => row % 10 === 0],
    [
      'most, and its own choice',
      { options: { genders: ['men'] }, ranges: { price: { to: 500 } } },
      (row) => row % 10 > 0,
    ],
  ])('ranges are counted alike for any share of a list: %s', (_, state, isAdmitted) => {
    const random = seeded(1);
    const prices = Array.from({ length: 500 }, (_one, row) =>
      row % 7 === 0 ? null : Math.ceil(9_000 * random() ** 3),
    );
    const many = sampleIndex(
      ...prices.map((price, row) => ({ price, gender: row % 10 === 0 ? 'women' : 'men' })),
    );
    const found = countFacets(many, filtersOf(SECTIONS.clock), matchRows(many, { ...NO_FILTERS, ...state }));
    const known = prices.flatMap((price, row) => (price !== null && isAdmitted(row) ? [price] : []));
    const [from, to] = [Math.min(...known), Math.max(...known)];
    const bars = new Array<number>(HISTOGRAM_BARS).fill(0);
    for (const price of known) {
      const bar = Math.min(
        HISTOGRAM_BARS - 1,
        Math.floor(Math.log(price / from) * (HISTOGRAM_BARS / Math.log(to / from))),
      );
      bars[bar] = (bars[bar] ?? 0) + 1;
    }
    expect(found.ranges.get('price')).toEqual({ from, to, bars });
  });

  test('price_with_discount joins with the bounds of price', () => {
    expect(counts({ ranges: { price: { from: 150 } } }).flags.get('price_with_discount')).toBe(1);
    expect(counts({ ranges: { price: { from: 250 } } }).flags.get('price_with_discount')).toBe(0);
  });
});
