import { expect, it } from 'vitest';
import { bandPlaces } from './band-places.ts';

it.each([
  [{ lower: 100, likely: 150, upper: 200 }, 300],
  [{ lower: 100, likely: 125, upper: 200 }, 150],
  [{ lower: 100, likely: 100, upper: 200 }, 6],
  [{ lower: 100, likely: 210, upper: 200 }, 594],
  [{ lower: 100, likely: 100, upper: 100 }, 300],
])('D84 of %j the likely sum stands at %i', (bounds, place) => {
  expect(bandPlaces(bounds).likely).toBe(place);
});
