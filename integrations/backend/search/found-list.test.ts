import { describe, expect, test } from 'vitest';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { listFilters } from '@tourbillon/domain/sections/list-parameters.ts';
import { countFacets } from '../column-index/count-facets.ts';
import { NO_FILTERS, type FilterState } from '../column-index/filter-state.ts';
import { matchRows } from '../column-index/match.ts';
import { ORDERS, pageOfIds } from '../column-index/order.ts';
import { sampleIndex } from '../column-index/sample-rows.ts';
import { foundList } from './found-list.ts';

const BRANDS = ['omega', 'rolex', 'tudor'];
const CITIES = [['moscow'], ['moscow', 'samara'], []];
/** Sixty items: a third of each brand, some without a price, several of one date. */
const rows = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  brand: BRANDS[place % 3] ?? '',
  brandPlace: place % 3,
  cities: CITIES[place % 5] ?? [],
  price: place % 7 === 0 ? null : 1000 * (place % 11),
  discounted: place % 4 === 0,
  published: place % 13,
}));
const whole = sampleIndex(...rows);
/** The same items in two lists, as results across sections. */
const halves = [0, 1].map((rest) => sampleIndex(...rows.filter(({ id }) => id % 2 === rest)));
const filters = listFilters({ section: SECTIONS.clock, stock: 'current' });
const every = { offset: 0, limit: 100 };
/** Three quarters of the items, the last first. */
const found = Uint32Array.from(rows.filter(({ id }) => id % 4 > 0).map(({ id }) => id)).reverse();
const brand = 'omega';
const ofBrand: FilterState = { ...NO_FILTERS, options: { brands: [brand] } };

describe('D303 results of a search are a list', () => {
  test('everything found is the list itself: totals, pages of every order, counts', () => {
    const all = foundList(whole.ids, [whole], ofBrand);
    const matches = matchRows(whole, ofBrand);
    expect(all.total).toBe(matches.total);
    expect(all.counts(filters)).toEqual(countFacets(whole, filters, matches));
    for (const order of ORDERS) {
      expect(all.page(order, every)).toEqual(pageOfIds(whole, order, matches.all, every));
    }
  });

  test('only what was found is listed, in the order of the search, whatever the lists', () => {
    const order = { sort: 'relevance', direction: 'desc' } as const;
    for (const lists of [[whole], halves]) {
      const list = foundList(found, lists, NO_FILTERS);
      expect(list.total).toBe(found.length);
      expect(list.page(order, { offset: 2, limit: 5 })).toEqual([...found].slice(2, 7));
      const branded = new Set(rows.filter((row) => row.brand === brand).map(({ id }) => id));
      expect(foundList(found, lists, ofBrand).page(order, every)).toEqual(
        [...found].filter((id) => branded.has(id)),
      );
    }
  });

  test('across lists, orders and counts are those of one list', () => {
    const [one, several] = [[whole], halves].map((lists) => foundList(found, lists, ofBrand));
    expect(several?.counts(filters)).toEqual(one?.counts(filters));
    for (const order of ORDERS) {
      for (const page of [every, { offset: 1, limit: 2 }]) {
        expect(several?.page(order, page)).toEqual(one?.page(order, page));
      }
    }
  });

  test('counts of a group apply the search and the other groups', () => {
    const counts = foundList(found, [whole], ofBrand).counts(filters);
    const ids = new Set(found);
    const own = rows.filter(({ id }) => ids.has(id));
    expect(counts.options.get('brands')?.get(brand)).toBe(own.filter((row) => row.brand === brand).length);
    const others = [...(counts.options.get('brands')?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    expect(others).toBe(own.length);
  });
});
