import { expect, it } from 'vitest';
import { faultOf, type JudgedRow } from './valid-row.ts';

const SOUND: JudgedRow = {
  url: 'rolex-1',
  catalogType: 'clock',
  condition: 'new',
  availability: 'in_stock',
  stock: 'current',
  priceUsd: 100,
  discountUsd: null,
};

it.each<[Partial<JudgedRow>, string | undefined]>([
  [{}, undefined],
  [{ priceUsd: null }, undefined],
  [{ url: 'часы 1' }, 'url'],
  [{ catalogType: 'watch' }, 'catalogType'],
  [{ condition: 'mint' }, 'condition'],
  [{ availability: 'maybe' }, 'availability'],
  [{ stock: 'cellar' }, 'stock'],
  [{ priceUsd: -1 }, 'priceUsd'],
  [{ discountUsd: -1 }, 'discountUsd'],
])('a row with %j is refused for its %s', (wrong, field) => {
  expect(faultOf({ ...SOUND, ...wrong })).toBe(field);
});
