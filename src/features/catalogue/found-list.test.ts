import { describe, expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { readFoundList } from './found-list.ts';

const money = createMoney('ru', { RUB: 100 });
const asked = { query: 'rolex', exact: false };
const listOf = (search: string, group: SearchGroup = 'watches') => {
  const list = readFoundList(group, asked, new URLSearchParams(search));
  if (!list) throw new Error(`${group} has no items`);
  return list;
};
const viewOf = (search: string, group?: SearchGroup) =>
  listOf(search, group).view({
    response: { items: [], total: 7, paginate_data: { last_page: 3 }, facets: null },
    money,
    locale: 'ru',
    t: translator('ru'),
  });

describe('D303 the address of search results has the filters of a list', () => {
  test.each([
    ['', { sort: 'relevance', direction: 'desc', page: 1, facets: true }],
    ['sort=by_novelty&page=2', { sort: 'date_publish', direction: 'desc', page: 2 }],
    ['brands=omega&is_vip=1&with_guarantee=1', { 'brands[]': ['omega'], is_vip: true, with_guarantee: true }],
    ['price_from=1000000', { price_from: 10_000 }],
    ['insertions=ruby&sort=by_popularity', { sort: 'relevance' }],
  ])('watches: %s', (search, call) => {
    expect(listOf(search).call(money)).toMatchObject(call);
  });

  test.each(['all', 'archive'] as const)('%s: only filters that goods of several sections have', (group) => {
    const call = listOf('brands=omega&genders=men&types=ring&statuses_used=new', group).call(money);
    expect(call).toMatchObject({ 'brands[]': ['omega'], 'statuses_used[]': ['new'] });
    expect([call['genders[]'], call['types[]']]).toEqual([undefined, undefined]);
  });

  test.each(['services', 'articles', 'reference'] as const)('%s have no items', (group) => {
    expect(readFoundList(group, asked, new URLSearchParams())).toBeUndefined();
  });

  test('every address keeps the words: chips, orders, pages, the form, and new words the filters', () => {
    const search = 'brands=omega&price_to=900000&q=rolex&sort=by_brand';
    const { chips, sorts, pager, panel } = viewOf(search);
    expect(chips.map(({ href }) => href)).toEqual([
      '/search/watches/?price_to=900000&q=rolex&sort=by_brand',
      '/search/watches/?brands=omega&q=rolex&sort=by_brand',
    ]);
    expect(sorts.map(({ href }) => href)).toEqual([
      '/search/watches/?brands=omega&price_to=900000&q=rolex',
      ...['by_novelty', 'by_brand', 'by_price_ascending', 'by_price_descending'].map(
        (sort) => `/search/watches/?brands=omega&price_to=900000&q=rolex&sort=${sort}`,
      ),
    ]);
    expect(pager.href(2)).toBe('/search/watches/?brands=omega&page=2&price_to=900000&q=rolex&sort=by_brand');
    expect(panel.state).toEqual({ brands: ['omega'], price_to: '900000', q: 'rolex', sort: 'by_brand' });
    expect(panel.reset).toBe('/search/watches/?q=rolex&sort=by_brand');
    expect(listOf(search).addressOf('omega')).toBe(
      '/search/watches/?brands=omega&price_to=900000&q=omega&sort=by_brand',
    );
  });

  test('D74 another host has the same search, with its own bounds of price', () => {
    const list = listOf('price_from=1000000&price_to=2000050&page=3&is_vip=1');
    expect(list.searchOn('en', money, { RUB: 100 })).toBe(
      '?is_vip=1&price_from=10000&price_to=20001&q=rolex',
    );
  });

  test('the archive has no prices to order by', () => {
    expect(viewOf('sort=by_price_ascending', 'archive').sorts.map(({ sort }) => sort)).toEqual([
      'by_relevance',
      'by_novelty',
      'by_brand',
    ]);
  });
});
