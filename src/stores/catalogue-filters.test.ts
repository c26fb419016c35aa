import { beforeEach, describe, expect, it } from 'vitest';
import {
  $catalogueLoading,
  $filters,
  addressOf,
  hasChanged,
  replaceFilters,
  resetFilters,
  setScalar,
  stateOfSearch,
  toggleOption,
  whileLoading,
} from './catalogue-filters.ts';

beforeEach(() => replaceFilters(null));

describe('§4 filters', () => {
  it('array groups toggle an item by id', () => {
    toggleOption('brands', 'rolex');
    toggleOption('brands', 'omega');
    expect($filters.get()).toEqual({ brands: ['rolex', 'omega'] });
    toggleOption('brands', 'rolex');
    toggleOption('brands', 'omega');
    expect($filters.get()).toEqual({});
  });

  it.each([
    ['a number', 5000, '5000'],
    ['a text', '5000', '5000'],
    ['true', true, '1'],
    ['null leaves it', null, '100'],
    ['D40 an empty text removes it', '', undefined],
    ['false removes it', false, undefined],
  ])('scalars: %s', (_, value, expected) => {
    replaceFilters({ price_from: '100' });
    setScalar('price_from', value);
    expect($filters.get()?.price_from).toBe(expected);
  });

  it('D40 reset clears everything but the order', () => {
    replaceFilters({ brands: ['rolex'], is_vip: '1', sort: 'by_brand' });
    resetFilters();
    expect($filters.get()).toEqual({ sort: 'by_brand' });
  });
});

describe('state and address', () => {
  it.each([
    ['?brands=rolex&brands=omega&is_vip=1', '/l/?brands=omega&brands=rolex&is_vip=1'],
    ['?price_from=&page=3&sort=by_brand', '/l/?sort=by_brand'],
    ['', '/l/'],
  ])('%s', (search, address) => {
    expect(addressOf('/l/', stateOfSearch(search, ['brands']))).toBe(address);
  });
});

describe('a change of the filters of a page', () => {
  it.each([
    ['none', { brands: ['rolex', 'omega'], price_to: '7' }, false],
    ['an option', { brands: ['rolex'], price_to: '7' }, true],
    ['a bound', { brands: ['omega', 'rolex'] }, true],
    ['nothing is left', {}, true],
  ])('%s', (_, state, changed) => {
    replaceFilters(state);
    expect(hasChanged({ price_to: '7', brands: ['omega', 'rolex'] })).toBe(changed);
  });
});

describe('§4 the loading flag is always lowered', () => {
  it('after success', async () => {
    const work = whileLoading(async () => expect($catalogueLoading.get()).toBe(true));
    await work;
    expect($catalogueLoading.get()).toBe(false);
  });

  it('after failure', async () => {
    await expect(whileLoading(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect($catalogueLoading.get()).toBe(false);
  });

  it('only when the last of several ends', async () => {
    let finish = () => {};
    const slow = whileLoading(() => new Promise<void>((resolve) => (finish = resolve)));
    await whileLoading(() => Promise.resolve());
    expect($catalogueLoading.get()).toBe(true);
    finish();
    await slow;
    expect($catalogueLoading.get()).toBe(false);
  });
});
