import { expect, test } from 'vitest';
import { highestOffer } from './highest-offer.ts';

test.each([
  [10_000, 95, 9500, 8075, 8550],
  [10_000, 60, 6000, 5100, 5400],
])('D34 $%i at up to %i%%: buy-out %i, loan %i to %i', (value, percent, buyout, from, to) => {
  expect(highestOffer(value, percent)).toEqual({ buyout, loan: { from, to } });
});
