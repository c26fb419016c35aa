import { expect, test } from 'vitest';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { readPath } from './list-path.ts';

test.each([
  ['clocks_today', undefined, {}],
  ['clocks_today', 'rolex', { brand: 'rolex' }],
  ['clocks_archive', 'rolex/daytona', { brand: 'rolex', collection: 'daytona' }],
  ['clocks_today', 'rolex/daytona/gold', undefined],
  ['clocks_today', '../etc', undefined],
  ['clocks_today', 'ролекс', undefined],
  ['jewellery', 'cartier', { brand: 'cartier' }],
  ['jewellery', 'cartier/love', undefined],
])('D5 path of a list: %s/%s', (word, path, address) => {
  expect(readPath(LISTS.get(word) as SectionList, path)).toEqual(address);
});
