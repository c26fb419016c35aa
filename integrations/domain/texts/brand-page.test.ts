import { expect, test } from 'vitest';
import { brandPage, placeOfBrandPage } from './brand-page.ts';

test.each([
  ['clocks_today-rolex', { word: 'clocks_today', brand: 'rolex' }],
  ['clocks_today-jaeger-lecoultre', { word: 'clocks_today', brand: 'jaeger-lecoultre' }],
  ['clocks_today', undefined],
  ['about-clock', undefined],
  ['slovar-chasovykh-terminov', undefined],
])('%s', (slug, place) => {
  expect(placeOfBrandPage(slug)).toEqual(place);
  if (place) expect(brandPage(place.word, place.brand)).toBe(slug);
});
