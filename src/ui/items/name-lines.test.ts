import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test.each([
  ['model and reference', 'Submariner', '126610LN', 'Submariner', '126610LN'],
  ['no reference', 'Submariner', null, 'Submariner', null],
  ['the reference alone', '', '126610LN', '126610LN', null],
])('D86 lines of a name: %s', (_, model, reference, name, small) => {
  expect(nameLines({ model, reference })).toEqual({ name, reference: small });
});
