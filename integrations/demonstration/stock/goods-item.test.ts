import { is } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import { VOCABULARY } from '@tourbillon/backend/vocabulary/vocabulary.ts';
import { accessoryItems } from './accessory-items.ts';
import { artItems } from './art-items.ts';
import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import { readGoods, type GoodsRows } from './goods-rows.ts';
import { jewelItems } from './jewel-items.ts';

const of = ({ brand }: { brand: string }) => ({ id: 1, title: brand, collectionId: null });
const make = (goods: GoodsRows) => ({
  jewelry: jewelItems(goods.jewellery, of),
  accessory: accessoryItems(goods.accessories, of),
  art: artItems(goods.art, goods.artTitles, of),
});

describe('demonstration goods', () => {
  let goods: GoodsRows;
  let items: NewItem[];
  beforeAll(async () => {
    goods = await readGoods();
    items = Object.values(make(goods)).flat();
  });

  test('architecture §6 the same goods are drawn the same way every time', () => {
    expect(Object.values(make(goods)).flat()).toEqual(items);
  });

  test('D42 numbers and addresses are unique, apart from those of watches', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(Math.min(...items.map(({ id }) => id ?? 0))).toBeGreaterThanOrEqual(20_000);
    expect(items.filter(({ url }) => !is(slug, url))).toEqual([]);
  });

  test('D21 what fails the check is not taken: no dealer corner', () => {
    expect(items.filter(({ stock }) => stock === 'dealer')).toEqual([]);
  });

  test.each<[keyof NewItem, keyof typeof VOCABULARY]>([
    ['type', 'types'],
    ['insertions', 'insertions'],
    ['bodyMaterial', 'materials'],
    ['colour', 'colours'],
    ['hardware', 'hardware'],
    ['technique', 'techniques'],
    ['gender', 'genders'],
    ['defects', 'defects'],
    ['specials', 'specials'],
  ])('every %s is a word of %s', (column, name) => {
    const used = new Set(items.flatMap((item) => (item[column] ?? []) as string | string[]));
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((id) => !Object.hasOwn(VOCABULARY[name], id))).toEqual([]);
  });

  test('a price is believable and a discount below it', () => {
    for (const { url, priceUsd, discountUsd } of items) {
      if (priceUsd === null || priceUsd === undefined) continue;
      expect(priceUsd, url).toBeGreaterThan(90);
      expect(priceUsd, url).toBeLessThan(150_000);
      expect(discountUsd ?? 0, url).toBeLessThan(priceUsd);
    }
  });
});
