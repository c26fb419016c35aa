import { describe, expect, it } from 'vitest';
import type { GroupView } from './filter-panel-view.ts';
import { unpackOptions } from './packed-options.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { catalogueView } from './catalogue-view.ts';
import { readQuery, type ListAddress } from './catalogue-query.ts';

const brand = { slug: 'rolex', title: 'Rolex' };
const option = (id: string, popular?: boolean) => ({ id, title: id.toUpperCase(), count: 1200, popular });

/** The view of a list whose backend has three brands, two collections, prices and a promotion. */
function viewOf(word: string, search: string, address: ListAddress = {}) {
  const list = LISTS.get(word) as SectionList;
  const response: CatalogueSource['response'] = {
    items: [],
    paginate_data: { current_page: 1, last_page: 3, per_page: 24 },
    total: 2,
    brand: address.brand ? brand : null,
    collection: address.collection ? { slug: 'daytona', title: 'Daytona' } : null,
    facets: {
      options: {
        brands: [option('omega', true), option('oris'), option('rolex', true)],
        collections: [option('daytona'), option('submariner')],
        statuses_used: [],
      },
      flags: { is_promo: 5, is_vip: 0, price_with_discount: 7 },
      ranges: { price: { from: 100, to: 90_000 }, diametr: { from: 20, to: 50 } },
    },
  };
  const read = readQuery(list, new URLSearchParams(search));
  const money = createMoney('ru', { RUB: 100 });
  const t = translator('ru');
  return catalogueView({
    locale: 'ru',
    origin: 'https://x',
    t,
    list,
    address,
    read,
    money,
    rates: {},
    response,
    brandText: undefined,
    text: undefined,
  });
}

describe('§3 groups of the panel', () => {
  it.each([
    ['clocks_today', {}, 'flags brands collections diametr price'],
    ['clocks_today', { brand: 'rolex' }, 'flags collections diametr price'],
    ['clocks_today', { brand: 'rolex', collection: 'daytona' }, 'flags diametr price'],
    ['D9 clocks_archive', {}, 'brands collections diametr'],
    ['D21 clocks_dealer', {}, 'flags brands collections diametr price'],
    ['jewellery', {}, 'flags brands price'],
    ['accessories', {}, 'brands price'],
    ['arts', {}, 'brands price'],
    ['D9 arts_archive', {}, 'brands'],
  ])('%s %o', (word, address, names) => {
    const { panel } = viewOf(word.replace(/^D\d+ /, ''), '', address);
    expect(panel.groups.map(({ name }) => name).join(' ')).toBe(names);
  });

  it('§3 brand_group_selector: popular and chosen brands stand first', () => {
    const group = brandGroup('clocks_today', 'brands=oris');
    expect(brandIds(group)).toEqual([['omega', 'oris', 'rolex'], []]);
    expect(brandIds(brandGroup('clocks_today', ''))).toEqual([['omega', 'rolex'], ['oris']]);
  });

  it('§3 jewellery: brands are not grouped', () => {
    expect(brandIds(brandGroup('jewellery', ''))).toEqual([['omega', 'oris', 'rolex'], []]);
  });

  it('§3 art: brands are shown as author', () => {
    expect(brandGroup('arts', '')?.title).toBe('Автор');
  });

  it.each([
    ['price_from=500000&price_to=100', ['Цена, ₽: «До» меньше, чем «от». Список показан без этого условия.']],
    ['price_from=100&price_to=500000', []],
  ])('a range that is left out is told of above the list: %s', (search, refused) => {
    expect(viewOf('clocks_today', search).refused).toEqual(refused);
  });

  it('D32 bounds of price are hinted in the shown currency, errors stand beside', () => {
    const range = viewOf('clocks_today', 'price_from=cheap').panel.groups.find(
      ({ name }) => name === 'price',
    );
    expect(range).toMatchObject({
      title: 'Цена, ₽',
      bounds: [
        {
          typed: 'cheap',
          hint: '10\u202f000',
          error: 'Введите число от 0 до 999\u202f999\u202f999\u202f999',
        },
        { typed: '', hint: '9\u202f000\u202f000' },
      ],
      flag: { id: 'price_with_discount', count: '7' },
    });
  });
});

describe('the state of the panel keeps what was typed', () => {
  it.each([
    [
      'an upper bound below the lower one',
      'price_from=500000&price_to=7',
      { price_from: '500000', price_to: '7' },
    ],
    ['no number', 'price_from=cheap&price_to=10', { price_from: 'cheap', price_to: '10' }],
    ['thousands with spaces', 'price_from=5%20000&brands=omega', { brands: ['omega'], price_from: '5 000' }],
    ['a page', 'page=2&sort=by_brand', { sort: 'by_brand' }],
  ])('%s', (_, search, state) => {
    expect(viewOf('clocks_today', search).panel.state).toEqual(state);
  });
});

describe('chips: each is a link that removes it', () => {
  it('options, ranges and flags', () => {
    const { chips, panel } = viewOf(
      'clocks_today',
      'brands=omega&brands=rolex&price_to=500000&is_promo=1&page=2&sort=by_brand',
    );
    expect(chips).toEqual([
      { title: 'OMEGA', href: '/clocks_today/?brands=rolex&is_promo=1&price_to=500000&sort=by_brand' },
      { title: 'ROLEX', href: '/clocks_today/?brands=omega&is_promo=1&price_to=500000&sort=by_brand' },
      {
        title: 'Цена, ₽: до 500\u202f000',
        href: '/clocks_today/?brands=omega&brands=rolex&is_promo=1&sort=by_brand',
      },
      {
        title: 'Участвует в акции',
        href: '/clocks_today/?brands=omega&brands=rolex&price_to=500000&sort=by_brand',
      },
    ]);
    expect(panel.reset).toBe('/clocks_today/?sort=by_brand');
  });
});

describe('D22, D23 what search engines see', () => {
  it.each([
    ['', false, ''],
    ['page=2', false, '?page=2'],
    ['page=2&brands=omega', true, ''],
    ['sort=by_brand', true, ''],
  ])('%s', (search, noindex, canonicalQuery) => {
    expect(viewOf('clocks_today', search).head).toMatchObject({
      noindex,
      canonicalQuery,
      path: '/clocks_today/',
    });
  });
});

describe('D5 headings and ways up', () => {
  it.each([
    ['clocks_today', {}, 'Часы в продаже', undefined],
    ['clocks_today', { brand: 'rolex' }, 'Часы Rolex', '/clocks_today/?is_vip=1'],
    [
      'clocks_archive',
      { brand: 'rolex', collection: 'daytona' },
      'Часы Rolex Daytona: архив',
      '/clocks_archive/rolex/?is_vip=1',
    ],
  ])('%s %o', (word, address, heading, up) => {
    const view = viewOf(word, 'is_vip=1', address);
    expect([view.heading, view.up?.href]).toEqual([heading, up]);
  });
});

function brandGroup(word: string, search: string): GroupView | undefined {
  return viewOf(word, search).panel.groups.find(({ name }) => name === 'brands');
}

function brandIds(group: GroupView | undefined): string[][] {
  if (group?.kind !== 'options') return [];
  return [group.options, group.more].map((packed) => unpackOptions(packed).map(({ id }) => id));
}
