import { expect, test } from 'vitest';
import { placeOf } from './slider-place.ts';

const SIZES = [36, 37, 38, 39, 40];
const PRICES = [0, 1_000, 5_000, 10_000];

test.each([
  ['nothing', '', SIZES, 4],
  ['no number', 'big', SIZES, 4],
  ['a stop', '37', SIZES, 1],
  ['between two stops', '38.4', SIZES, 2],
  ['a decimal comma', '38,4', SIZES, 2],
  ['below the scale', '5', SIZES, 0],
  ['above the scale', '99', SIZES, 4],
  ['thousands with a dot', '5.000', PRICES, 2],
  ['thousands with a comma', '5,000', PRICES, 2],
  ['thousands with a space', '5\u00a0000', PRICES, 2],
])('a typed bound on the scale of a slider: %s', (_, typed, stops, place) => {
  expect(placeOf(typed, stops, stops.length - 1)).toBe(place);
});
