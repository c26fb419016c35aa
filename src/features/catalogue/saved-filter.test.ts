import { describe, expect, it } from 'vitest';
import { LONGEST_TITLE } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { readQuery } from './catalogue-query.ts';
import { filterToSave } from './saved-filter.ts';

const RATES = { USD: 1, RUB: 100, UAH: 40, UZS: 12_000 };

/** The filter that a page would save. @param brand whether the path names a brand. */
function wish(
  search: string,
  { word = 'clocks_today', brand = '', chips = [] as string[], heading = 'Omega' } = {},
) {
  const list = LISTS.get(word) as SectionList;
  const source = {
    list,
    address: brand ? { brand } : {},
    read: readQuery(list, new URLSearchParams(search)),
    money: createMoney('ru', RATES),
    response: { brand: brand ? { url: brand } : null } as never,
  };
  const shown = chips.map((title) => ({ title, href: '/' }));
  return filterToSave(source, { path: `/${word}/${brand && `${brand}/`}`, heading, chips: shown });
}

describe('§2 personal filters: what a page of a list keeps', () => {
  it.each([
    ['nothing chosen', '', {}],
    ['only an order and a page', 'sort=by_brand&page=2', {}],
    ['the dealer corner', 'genders=men', { word: 'clocks_dealer', chips: ['Men'] }],
  ])('%s: nothing', (_, search, page) => {
    expect(wish(search, page)).toBeUndefined();
  });

  it('a brand of the address is a filter by itself', () => {
    expect(wish('', { brand: 'omega' })).toEqual({
      title: 'Omega',
      path: '/clocks_today/omega/',
      search: '',
      filters: { brand: 'omega' },
    });
  });

  it('D32 prices are kept in dollars, the address in the currency of its host, without page', () => {
    const kept = wish('genders=men&price_to=900000&page=3&sort=by_price_ascending', {
      brand: 'omega',
      chips: ['Men', 'to 900 000 ₽'],
    });
    expect(kept).toMatchObject({
      title: 'Omega, Men, to 900 000 ₽',
      search: '?genders=men&price_to=900000&sort=by_price_ascending',
      filters: { brand: 'omega', 'genders[]': ['men'] },
    });
    // The highest US dollar price that is displayed as no more than the bound.
    const { price_to } = kept?.filters ?? {};
    expect(Number(price_to)).toBeGreaterThanOrEqual(9_000);
    expect(Number(price_to)).toBeLessThan(9_001);
    expect(Object.keys(kept?.filters ?? {}).sort()).toEqual(['brand', 'genders[]', 'price_to']);
  });

  it('a long name is cut to what the personal area keeps', () => {
    const { title = '' } = wish('genders=men', { chips: ['x'.repeat(200)] }) ?? {};
    expect(title).toHaveLength(LONGEST_TITLE);
    expect(title).toMatch(/…$/);
  });
});
