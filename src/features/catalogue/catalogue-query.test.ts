import { describe, expect, it } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { isFiltered, readQuery, toCall, writeQuery } from './catalogue-query.ts';

const list = (word: string) => LISTS.get(word) as SectionList;
const today = list('clocks_today');
const archive = list('clocks_archive');
const read = (search: string, of = today) => readQuery(of, new URLSearchParams(search));

describe('§3 filters: an address is read by the section’s table and written back in one form', () => {
  it.each([
    ['nothing', '', ''],
    ['two brands, sorted', 'brands=rolex&brands=omega', '?brands=omega&brands=rolex'],
    ['doubles', 'brands=omega&brands=omega', '?brands=omega'],
    ['empty inputs of the plain form', 'brands=&price_from=&price_to=&sort=', ''],
    ['unknown parameters', 'utm_source=x&insertions=ruby&available=0', ''],
    ['an impossible option', 'brands=%3Cscript%3E&brands=omega', '?brands=omega'],
    ['flags', 'is_vip=1&is_promo=true&price_with_discount=1', '?is_promo=1&is_vip=1&price_with_discount=1'],
    ['a flag that is off', 'is_vip=0', ''],
    ['thousands with spaces', 'price_from=1%20000%C2%A0000', '?price_from=1000000'],
    ['thousands with commas', 'price_from=5,000&price_to=1,250,000', '?price_from=5000&price_to=1250000'],
    ['thousands with dots', 'price_from=5.000', '?price_from=5000'],
    ['a decimal comma', 'diametr_from=38%2C5&diametr_to=42', '?diametr_from=38.5&diametr_to=42'],
    ['the last of a repeated bound', 'price_to=5&price_to=7', '?price_to=7'],
    ['the default order', 'sort=by_novelty', ''],
    ['D39 an order that is not offered', 'sort=by_popularity', ''],
    ['D41 an order', 'sort=by_price_ascending', '?sort=by_price_ascending'],
    ['D22 page 1', 'page=1', ''],
    ['a page', 'page=3', '?page=3'],
    ['no page', 'page=-1', ''],
    ['Cyrillic ids', 'types=кольцо', ''],
  ])('%s', (_, search, written) => {
    expect(writeQuery(read(search).query)).toBe(written);
  });

  it.each([
    ['jewellery', 'types=ring&insertions=ruby&genders=men', '?insertions=ruby&types=ring'],
    ['accessories', 'types=pen&specials=x', '?types=pen'],
    ['arts', 'brands=monet&cities=moscow&price_to=10', '?brands=monet&price_to=10'],
    ['clocks_archive', 'brands=omega&price_from=5&is_promo=1&sort=by_price_ascending', '?brands=omega'],
  ])('%s has its own groups', (word, search, written) => {
    expect(writeQuery(read(search, list(word)).query)).toBe(written);
  });

  it('D630 knows the group that is to be shown, which is no part of the address', () => {
    const { query, shown } = read('brands=omega&show=brands');
    expect([writeQuery(query), shown, read('show=x').shown]).toEqual(['?brands=omega', 'brands', undefined]);
  });

  it('reads what it has written', () => {
    const search = '?brands=a&brands=b&diametr_from=36&is_vip=1&page=2&price_to=900&sort=by_brand';
    expect(writeQuery(read(search).query)).toBe(search);
  });
});

describe('§3 ranges: a bad bound is dropped and told of', () => {
  it.each([
    ['price_from=cheap', { price_from: 'number' }, ''],
    ['price_from=-5&price_to=10', { price_from: 'number' }, '?price_to=10'],
    ['price_from=10&price_to=5', { price_to: 'order' }, ''],
    ['price_from=10&price_to=10', {}, '?price_from=10&price_to=10'],
    ['diametr_to=big', { diametr_to: 'number' }, ''],
    ['diametr_from=4&diametr_to=41', { diametr_from: 'number' }, '?diametr_to=41'],
    ['diametr_from=5&diametr_to=120', {}, '?diametr_from=5&diametr_to=120'],
    ['diametr_to=121', { diametr_to: 'number' }, ''],
    ['price_to=1000000000000', { price_to: 'number' }, ''],
    ['price_to=999999999999', {}, '?price_to=999999999999'],
  ])('%s', (search, errors, written) => {
    const result = read(search);
    expect(result.errors).toEqual(errors);
    expect(writeQuery(result.query)).toBe(written);
  });

  it.each([
    ['1 500 000 ₽', 1_500_000],
    ['1\u202f500\u202f000\u00a0₽', 1_500_000],
    ['1500000 руб.', 1_500_000],
    ['1 500 рублей', 1_500],
    ['$12,000', 12_000],
    ['USD 12,000', 12_000],
    ['450 000 ₴', 450_000],
    ['450 000 грн', 450_000],
    ['12 000 000 soʻm', 12_000_000],
    ['12 000 000 so‘m', 12_000_000],
    ["12000000 SO'M", 12_000_000],
    ['12000000 UZS', 12_000_000],
  ])('an amount copied with its currency: %s', (typed, from) => {
    const { query, errors } = read(String(new URLSearchParams({ price_from: typed })));
    expect([query.ranges.price, errors]).toEqual([{ from }, {}]);
  });

  it('keeps what was typed for the input', () => {
    expect(read('price_from=cheap&price_to=10').typed).toEqual({ price_from: 'cheap', price_to: '10' });
  });

  it('D9 the archive knows no price', () => {
    expect(read('price_from=cheap', archive)).toMatchObject({ errors: {}, typed: {} });
  });
});

describe('D23 filtered: any filter or order', () => {
  it.each([
    ['', false],
    ['page=2', false],
    ['utm_source=x', false],
    ['sort=by_brand', true],
    ['brands=omega&page=2', true],
    ['is_vip=1', true],
  ])('%s', (search, filtered) => {
    expect(isFiltered(read(search).query)).toBe(filtered);
  });
});

describe('D32, D41 the call', () => {
  const money = createMoney('ru', { RUB: 100 });

  it('has dollars, field and direction', () => {
    const { query } = read(
      'brands=rolex&price_from=100000&price_to=200000&is_vip=1&sort=by_price_descending&page=2',
    );
    expect(toCall(today, { brand: 'omega' }, query, money)).toEqual({
      url: 'clocks_today',
      brand: 'omega',
      'brands[]': ['rolex'],
      is_vip: true,
      price_from: 1000,
      price_to: 2000,
      diametr_from: undefined,
      diametr_to: undefined,
      sort: 'price_usd',
      direction: 'desc',
      page: 2,
      facets: true,
    });
  });
});
