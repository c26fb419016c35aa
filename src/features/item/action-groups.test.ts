import { describe, expect, it } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { actionGroups, callHint, groupedItem, mainActions } from './action-groups.ts';
import { briefFacts } from './brief-facts.ts';
import type { Item } from './item-head.ts';

const t = translator('en');
const SET = 'Full set: original box and papers';
const watch = {
  url: 'rolex-1',
  catalog_type: 'clock',
  brand: { slug: 'rolex', title: 'Rolex' },
  stock: 'current',
  availability: 'in_stock',
  held_until: null,
  condition: 'perfect',
  cities: [{ id: 'moscow', title: 'Moscow' }],
  box: true,
  papers: true,
  guarantee_months: 12,
  pictures: [],
} as unknown as Item;
const photo = { src: 'a', width: 1, height: 1, placeholder: null, kind: 'photo' } as Item['pictures'][number];
const hrefs = (item: Item) =>
  actionGroups(groupedItem(item), item.url, t).map(({ actions }) => actions.map(({ href }) => href));

describe('actions of an item by their aim', () => {
  it.each<[string, Partial<Item>, string[][]]>([
    [
      'a watch in stock that is drawn',
      {},
      [
        ['/photo-request/?item=clock/rolex-1'],
        ['/question/?item=clock/rolex-1', '/contact-owner/?item=clock/rolex-1', '/call-request/'],
        ['/cheaper/?item=clock/rolex-1'],
        ['/uslugi/skupka-chasov/', '/uslugi/zalog-chasov/', '/how-we-buy/'],
      ],
    ],
    [
      'a photographed one to order: bought or waited for',
      { availability: 'to_order', pictures: [photo] },
      [
        ['/arrival-notice/?item=clock/rolex-1'],
        ['/question/?item=clock/rolex-1', '/contact-owner/?item=clock/rolex-1', '/call-request/'],
        ['/cheaper/?item=clock/rolex-1'],
        ['/uslugi/skupka-chasov/', '/uslugi/zalog-chasov/', '/how-we-buy/'],
      ],
    ],
    [
      'a sold one: no owner, no price, no photographs',
      { stock: 'archive', availability: 'sold' },
      [
        ['/clocks_today/rolex/'],
        ['/question/?item=clock/rolex-1', '/call-request/'],
        ['/uslugi/skupka-chasov/', '/uslugi/zalog-chasov/', '/how-we-buy/'],
      ],
    ],
  ])('%s', (_, facts, wanted) => {
    expect(hrefs({ ...watch, ...facts })).toEqual(wanted);
  });

  it.each<[Partial<Item>, { buy: boolean; wait: boolean }]>([
    [{}, { buy: true, wait: false }],
    [{ availability: 'to_order' }, { buy: true, wait: true }],
    [{ availability: 'reserved' }, { buy: false, wait: true }],
    [
      { stock: 'archive', availability: 'sold' },
      { buy: false, wait: true },
    ],
  ])('%o', (facts, wanted) => {
    expect(mainActions({ ...watch, ...facts })).toEqual(wanted);
  });
});

describe('what follows a call about an item', () => {
  it.each<[string, Partial<Item>, string | undefined]>([
    ['a drawn one is put aside and photographed', {}, 'itemByKind.callHint_clock'],
    ['a photographed one is put aside', { pictures: [photo] }, 'itemPictures.callHint'],
    [
      'one to order is not waited for: its availability says how it is ordered',
      { availability: 'to_order' },
      undefined,
    ],
    [
      'others like a reserved one are looked for',
      { availability: 'reserved' },
      'itemByKind.callHintAway_clock',
    ],
    [
      'others like a sold one are looked for',
      { stock: 'archive', availability: 'sold' },
      'itemByKind.callHintAway_clock',
    ],
  ])('%s', (_, facts, wanted) => {
    expect(callHint({ ...watch, ...facts })).toBe(wanted);
  });
});

describe('an item in three lines', () => {
  it.each<[string, Partial<Item>, string[]]>([
    ['in stock', {}, ['In stock: Moscow', 'Excellent · Guarantee: 12 months', SET]],
    ['without a guarantee', { guarantee_months: null }, ['In stock: Moscow', 'Excellent', SET]],
    [
      'of which nobody knows what comes with it',
      { box: null, papers: null },
      ['In stock: Moscow', 'Excellent · Guarantee: 12 months'],
    ],
    ['sold', { stock: 'archive', availability: 'sold' }, ['Sold', 'Excellent', SET]],
  ])('%s', (_, facts, wanted) => {
    expect(briefFacts({ ...watch, ...facts }, t, 'en')).toEqual(wanted);
  });
});
