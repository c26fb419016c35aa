import { expect, test } from 'vitest';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { unitOfDay } from './unit-of-day.ts';

test.each<[CatalogType[], CatalogType | undefined]>([
  [['clock', 'jewelry', 'art'], 'clock'],
  [['jewelry', 'clock'], 'clock'],
  [['jewelry', 'art'], 'jewelry'],
  [['art'], 'art'],
  [[], undefined],
])('D223 of the units of the day %j the home page shows %s', (kinds, shown) => {
  expect(unitOfDay(kinds.map((catalog_type) => ({ catalog_type })))?.catalog_type).toBe(shown);
});
