import { expect, test } from 'vitest';
import { priceAfter } from './price-after.ts';

const STEP = { refused: 'with this step the price would not change as asked; choose a smaller step' };
const SAME = { refused: 'would cost the same with its discount as without; choose a smaller step' };

test.each([
  ['is rounded to the nearest step', -10, 100, ['1234'], { price: '1100' }],
  [
    'changes together with its discount',
    -10,
    100,
    ['1234', '1100'],
    { price: '1100', discount_price: '1000' },
  ],
  ['rises', 5, 10, ['1000'], { price: '1050' }],
  ['is rounded only', 0, 100, ['1234'], { price: '1200' }],
  ['would be 0, and is not raised to the step', -5, 100, ['45'], STEP],
  ['would be 0 of a price that should rise', 5, 100, ['45'], STEP],
  ['would rise although it should fall', -5, 100, ['70'], STEP],
  ['would fall although it should rise', 0.5, 100, ['1140'], STEP],
  ['would stay', -5, 100, ['100'], STEP],
  ['has a discount price that would rise', -5, 100, ['1000', '170'], STEP],
  ['would be equal to its discount price', -10, 500, ['1300', '1200'], SAME],
  ['is on request', -5, 100, [''], { refused: 'has its price on request' }],
] as const)('a price %s (%f per cent, step %d)', (_, percent, step, [price, discount = ''], after) => {
  expect(priceAfter({ price, discount_price: discount }, { percent, round_to: step })).toEqual(after);
});
