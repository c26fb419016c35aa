import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test.each([
  ['model and reference', 'Submariner', '126610LN', 'Submariner', '126610LN'],
  ['no reference', 'Submariner', null, 'Submariner', null],
  ['the reference alone', '', '126610LN', '126610LN', null],
  ['a model that begins with the brand', 'Chanel 19', null, '19', null],
])('D86 lines of a name: %s', (_, model, reference, name, small) => {
  expect(nameLines({ brand: { title: 'Chanel' }, model, reference })).toEqual({ name, reference: small });
});
