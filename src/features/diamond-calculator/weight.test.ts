import { expect, test } from 'vitest';
import { readWeight } from './weight.ts';

test.each([
  ['1', { carats: 1 }],
  [' 0,18 ', { carats: 0.18 }],
  ['30', { carats: 30 }],
  ['', { problem: 'required' }],
  ['0.17', { problem: 'tooLight' }],
  ['30.01', { problem: 'tooHeavy' }],
  ['-1', { problem: 'value' }],
  ['1.005', { problem: 'value' }],
  ['one', { problem: 'value' }],
  ['1e3', { problem: 'value' }],
])('§5 diamond weight %j', (typed, read) => {
  expect(readWeight(typed)).toEqual(read);
});
