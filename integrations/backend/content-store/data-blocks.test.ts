import { expect, test } from 'vitest';
import { readDataBlock } from './data-blocks.ts';

test.each([
  ['{data condition}', { name: 'condition' }],
  ['{data condition rolex}', { name: 'condition', brand: 'rolex' }],
  ['{data materials rolex submariner}', { name: 'materials', brand: 'rolex', collection: 'submariner' }],
  ['{data cities}', { name: 'cities' }],
  ['{data decades rolex}', { name: 'decades', brand: 'rolex' }],
  ['{data decades rolex submariner}', { name: 'decades', brand: 'rolex', collection: 'submariner' }],
  ['{data sizes}', { name: 'sizes' }],
  ['{data size-prices women}', { name: 'size-prices', gender: 'women' }],
  ['{data sizes rolex}', undefined],
  ['{data decades}', undefined],
  ['{data}', undefined],
  ['{data weather}', undefined],
  ['{data toString}', undefined],
  ['{data lines}', undefined],
  ['{data cities moscow}', undefined],
  ['{data condition rolex submariner}', undefined],
  ['{data Condition}', undefined],
])('D513 a block of data: %s', (text, block) => {
  expect(readDataBlock(text)).toEqual(block);
});
