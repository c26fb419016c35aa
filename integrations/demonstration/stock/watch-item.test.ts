import { beforeAll, describe, expect, test } from 'vitest';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import { is } from 'valibot';
import { readWatches, type SourceRow } from './source-row.ts';
import { watchItem } from './watch-item.ts';

type Item = ReturnType<typeof watchItem>;

const make = (row: SourceRow) => watchItem(row, { brandId: 1, brandTitle: row.brand, collectionId: null });

describe('demonstration stock', () => {
  let rows: SourceRow[];
  let items: Item[];
  beforeAll(async () => {
    rows = await readWatches();
    items = rows.map(make);
  });

  /** Share of the items that match, per cent. */
  const share = (is: (item: Item) => boolean, of = items) => (100 * of.filter(is).length) / of.length;

  test('architecture §6 the same watch is drawn the same way every time', () => {
    expect(rows.map(make)).toEqual(items);
  });

  test('D42 addresses are unique and address words', () => {
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
    expect(items.filter(({ url }) => !is(slug, url))).toEqual([]);
  });

  test.each<[string, (item: Item) => boolean, number, number]>([
    ['in current stock', ({ stock }) => stock === 'current', 58, 64],
    ['in the archive', ({ stock }) => stock === 'archive', 33, 39],
    ['in the dealer corner', ({ stock }) => stock === 'dealer', 2, 4],
    ['priced on request', ({ priceUsd }) => priceUsd === null, 2, 4],
    ['with a stated case shape', ({ bodyForm }) => bodyForm !== null, 90, 100],
  ])('%s: about as many as meant', (_, is, least, most) => {
    expect(share(is)).toBeGreaterThan(least);
    expect(share(is)).toBeLessThan(most);
  });

  test('about one item of current stock in eight is discounted, and none elsewhere', () => {
    const current = items.filter(({ stock }) => stock === 'current');
    expect(share(({ discountUsd }) => discountUsd !== null, current)).toBeGreaterThan(10);
    expect(share(({ discountUsd }) => discountUsd !== null, current)).toBeLessThan(14);
    for (const { stock, priceUsd, discountUsd } of items) {
      if (discountUsd === null || discountUsd === undefined) continue;
      expect(stock).toBe('current');
      expect(discountUsd).toBeLessThan(priceUsd ?? 0);
    }
  });

  test('D21 the dealer corner has defects; a stated condition elsewhere is kept', () => {
    items.forEach((item, position) => {
      const stated = rows[position]?.condition;
      if (item.stock === 'dealer') expect(['defects', 'needs_repair']).toContain(item.condition);
      else if (stated) expect(item.condition).toBe(stated);
    });
  });

  test('D86 items of one reference share its collection', () => {
    const titles = Map.groupBy(
      rows.filter(({ reference }) => reference !== ''),
      ({ brand, reference }) => `${brand} ${reference.replaceAll(/[\s./-]/g, '').toUpperCase()}`,
    );
    const mixed = [...titles].filter(([, same]) => new Set(same.map(({ collection }) => collection)).size > 1);
    expect(mixed.map(([name]) => name)).toEqual([]);
  });

  test('D86 every watch has a name: a model, a collection or a reference', () => {
    expect(items.filter(({ model, reference }) => !model && !reference).map(({ id }) => id)).toEqual([]);
  });

  test('D87 one piece is in one city, and what is yet to be ordered in none', () => {
    for (const { availability, cities } of items) {
      expect(cities).toHaveLength(availability === 'to_order' ? 0 : 1);
    }
  });

  test('no reference is a size word left over from a title', () => {
    const sizes = items.filter(({ reference }) => /^(small|medium|large|xl|mini)$/i.test(reference ?? ''));
    expect(sizes).toEqual([]);
  });
});
