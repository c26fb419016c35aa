import { seeded } from '@tourbillon/domain/random/seeded.ts';
import { expect, test } from 'vitest';
import { sampleIndex } from './sample-rows.ts';
import { similarIds } from './similar.ts';

const index = sampleIndex(
  { id: 1, brand: 'rolex', collection: 'oyster', price: 100 },
  { id: 2, brand: 'rolex', collection: 'oyster', price: 900 },
  { id: 3, brand: 'rolex', collection: 'oyster', price: 120 },
  { id: 4, brand: 'rolex', collection: null, price: 100 },
  { id: 5, brand: 'omega', collection: null, bodyForm: 'oval', price: 100 },
  { id: 6, brand: 'omega', collection: null, bodyForm: 'round', price: 100 },
);
const like = { id: 1, brand: 'rolex', collection: 'oyster', bodyForm: 'oval', type: null, price: 100 };

test.each<[string, Parameters<typeof similarIds>[1], number, number[]]>([
  ['collection, then brand, then shape; nearest price first', like, 8, [3, 2, 4, 5]],
  ['no more than asked', like, 2, [3, 2]],
  ['without a collection of its own the brand counts', { ...like, collection: null }, 8, [4, 3, 2, 5]],
  ['a brand nobody else has falls back on shape', { ...like, brand: 'zenith', collection: null }, 8, [5]],
])('§1 similar items: %s', (_, to, limit, ids) => {
  expect(similarIds(index, to, limit)).toEqual(ids);
});

test('§1 similar items are the first of all in the order of likeness, whatever the list', () => {
  const random = seeded(21);
  const one = <T>(...values: T[]) => values[Math.floor(random() * values.length)] as T;
  const rows = Array.from({ length: 400 }, () => ({
    brand: one('rolex', 'omega', 'cartier'),
    collection: one(null, 'oyster', 'tank'),
    bodyForm: one(null, 'round', 'oval'),
    type: one(null, 'ring', 'necklace'),
    price: one(null, 100, 200, 300, 5_000),
  }));
  const list = sampleIndex(...rows);
  for (const [place, to] of rows.slice(0, 60).entries()) {
    const id = place + 1;
    const all = rows.flatMap((row, at) => {
      const distance = at + 1 === id ? undefined : distanceOf(row, to);
      return distance === undefined ? [] : [{ id: at + 1, distance }];
    });
    const nearest = all.toSorted((a, b) => a.distance - b.distance || a.id - b.id);
    for (const limit of [3, 40, 500])
      expect(similarIds(list, { id, ...to }, limit)).toEqual(nearest.slice(0, limit).map(({ id }) => id));
  }
});

type Compared = Omit<Parameters<typeof similarIds>[1], 'id'>;

/** The definition of likeness; undefined for items with nothing in common. */
function distanceOf(row: Compared, to: Compared): number | undefined {
  const same = (name: 'brand' | 'bodyForm' | 'type') => to[name] !== null && row[name] === to[name];
  const isCollection = to.collection !== null && row.collection === to.collection && same('brand');
  const step = isCollection ? 0 : same('brand') ? 1 : same('bodyForm') || same('type') ? 2 : undefined;
  if (step === undefined) return undefined;
  const kind = to.type === null || same('type') ? 0 : 2.5;
  const price =
    row.price === null || to.price === null
      ? 50
      : Math.min(Math.abs(Math.log(row.price / to.price)) * 10, 99);
  return (step + kind) * 100 + price;
}
