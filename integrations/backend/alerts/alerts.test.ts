import { describe, expect, test } from 'vitest';
import { sampleIndex } from '../column-index/sample-rows.ts';
import { unsubscribeToken, subjectOfToken } from '../mailed-links/unsubscribe-token.ts';
import { matchingArrivals } from './match-filters.ts';
import { matchesItemAlert } from './match-item-alert.ts';

const arrivals = new Map([
  [
    'clocks_today',
    sampleIndex(
      { id: 11, brand: 'rolex', gender: 'men', price: 9_000, cities: ['moscow'] },
      { id: 12, brand: 'rolex', gender: 'women', price: 12_000, discounted: true },
      { id: 13, brand: 'omega', gender: 'men', price: null, collection: 'speedmaster' },
    ),
  ],
]);

describe('saved filters: the list’s own filters decide', () => {
  test.each<[string, Record<string, unknown>, number[]]>([
    ['nothing chosen lets all through', {}, [11, 12, 13]],
    ['a brand of the address', { brand: 'rolex' }, [11, 12]],
    ['a collection of the address', { brand: 'omega', collection: 'speedmaster' }, [13]],
    ['a group', { 'genders[]': ['men'] }, [11, 13]],
    ['a price as text or number', { price_to: '9000' }, [11]],
    ['what has no price is in no range', { price_from: 0 }, [11, 12]],
    ['a discount', { price_with_discount: true }, [12]],
    ['several', { brand: 'rolex', 'genders[]': ['men'], 'cities[]': ['moscow'], price_to: 10_000 }, [11]],
    ['what nothing has', { 'cities[]': ['baku'] }, []],
    ['what the catalogue would refuse', { price_to: 'much' }, []],
  ])('%s', (_, filters, ids) => {
    expect(matchingArrivals({ list: 'clocks_today', filters }, arrivals)).toEqual(ids);
  });

  test.each(['jewellery', 'no-such-list', ''])('a filter of %j has nothing among watches', (list) => {
    expect(matchingArrivals({ list, filters: {} }, arrivals)).toEqual([]);
  });
});

describe('§3 notify about arrival: what is waited for', () => {
  const wanted = {
    id: 1,
    stock: 'archive' as const,
    catalogType: 'clock',
    brandId: 5,
    reference: '116610LN',
    model: 'Submariner',
    bodyMaterial: 'steel',
    type: null,
  };
  const other = { ...wanted, id: 2, stock: 'current' as const };
  const nameless = { ...wanted, reference: null };
  test.each([
    ['the item itself', wanted, { ...wanted, stock: 'current' as const }, true],
    ['the item itself, held by somebody until now', { ...other, id: 1 }, { ...other, id: 1 }, true],
    ['another of the reference when it is sold', wanted, other, true],
    ['the reference written otherwise', wanted, { ...other, reference: '116610 ln' }, true],
    [
      'another of the reference while it is only held',
      { ...wanted, stock: 'current' as const },
      other,
      false,
    ],
    ['another reference', wanted, { ...other, reference: '116610LV' }, false],
    ['another brand', wanted, { ...other, brandId: 6 }, false],
    ['another kind of goods', wanted, { ...other, catalogType: 'jewelry' }, false],
    ['without a reference the model in its material', nameless, { ...other, reference: 'X' }, true],
    ['the model in another material', nameless, { ...other, bodyMaterial: 'gold' }, false],
    ['nothing is known of it', { ...nameless, model: null }, { ...other, model: null }, false],
  ])('%s', (_, wish, arrived, answers) => {
    expect(matchesItemAlert(wish, arrived)).toBe(answers);
  });
});

describe('RFC 8058 the secret of an unsubscribing link', () => {
  const subject = { kind: 'filter', id: 42 } as const;
  const token = unsubscribeToken(subject, 'key');
  test('names what it ends, in letters an address can hold', () => {
    expect(token).toMatch(/^[\w-]{20,100}$/);
    expect(subjectOfToken(token, 'key')).toEqual(subject);
  });
  test.each([
    ['another key', token, 'other'],
    ['another account', token.replace('42', '43'), 'key'],
    ['another kind', token.replace('filter', 'prices'), 'key'],
    ['nothing', '', 'key'],
  ])('%s opens nothing', (_, given, key) => {
    expect(subjectOfToken(given, key)).toBeUndefined();
  });
});
