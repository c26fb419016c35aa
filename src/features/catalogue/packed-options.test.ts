import { expect, it } from 'vitest';
import { packOptions, unpackOptions } from './packed-options.ts';

it.each([
  [[]],
  [[{ id: 'rolex', title: 'Rolex', count: '1 186' }]],
  [
    [
      { id: 'arnold-and-son', title: 'Arnold & Son', count: '25' },
      { id: 'x', title: '«Времена года»', count: '0' },
    ],
  ],
])('§3 filter options reach the island whole: case %#', (options) => {
  expect(unpackOptions(packOptions(options))).toEqual(options);
});
