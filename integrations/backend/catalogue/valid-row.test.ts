import { expect, it } from 'vitest';
import { invalidListField, type UncheckedRow, invalidField } from './valid-row.ts';

const LISTED: UncheckedRow = {
  url: 'rolex-1',
  catalogType: 'clock',
  condition: 'new',
  availability: 'in_stock',
  stock: 'current',
  priceUsd: 100,
  discountUsd: null,
  diameterMm: 40,
  year: '2019',
  publishedAt: new Date('2026-11-01'),
};

const WHOLE: Parameters<typeof invalidField>[0] = {
  ...LISTED,
  gtin: '4006381333931',
  title: null,
  description: { en: 'A watch' },
  defectsText: {},
  heldUntil: null,
  updatedAt: new Date('2026-11-01'),
  soldAt: null,
};

const NEVER = new Date(NaN);

it.each<[Partial<UncheckedRow>, string | undefined]>([
  [{}, undefined],
  [{ priceUsd: null, diameterMm: null }, undefined],
  [{ url: 'часы 1' }, 'url'],
  [{ catalogType: 'watch' }, 'catalogType'],
  [{ condition: 'mint' }, 'condition'],
  [{ availability: 'maybe' }, 'availability'],
  [{ stock: 'cellar' }, 'stock'],
  [{ priceUsd: -1 }, 'priceUsd'],
  [{ priceUsd: 0 }, 'priceUsd'],
  [{ discountUsd: -1 }, 'discountUsd'],
  [{ diameterMm: NaN }, 'diameterMm'],
  [{ diameterMm: Infinity }, 'diameterMm'],
  [{ year: null }, undefined],
  [{ year: '1970–1979' }, undefined],
  [{ year: '9999' }, 'year'],
  [{ year: '0' }, 'year'],
  [{ publishedAt: NEVER }, 'publishedAt'],
])('a row with %j is refused for its %s', (wrong, field) => {
  expect([invalidListField({ ...LISTED, ...wrong }), invalidField({ ...WHOLE, ...wrong })]).toEqual([
    field,
    field,
  ]);
});

it.each<[Partial<typeof WHOLE>, string | undefined]>([
  [
    { title: { ru: 'Полдень' }, heldUntil: new Date('2026-12-01'), soldAt: new Date('2026-11-02') },
    undefined,
  ],
  [{ gtin: 'none' }, 'gtin'],
  [{ title: { ru: 7 } }, 'title'],
  [{ description: 'text' }, 'description'],
  [{ description: null }, 'description'],
  [{ defectsText: ['scratched'] }, 'defectsText'],
  [{ defectsText: { en: null } }, 'defectsText'],
  [{ heldUntil: NEVER }, 'heldUntil'],
  [{ updatedAt: NEVER }, 'updatedAt'],
  [{ soldAt: NEVER }, 'soldAt'],
])('D376 a whole row with %j is refused for its %s', (wrong, field) => {
  expect(invalidField({ ...WHOLE, ...wrong })).toBe(field);
});
