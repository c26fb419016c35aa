import { expect, it } from 'vitest';
import { appraisalLink } from './appraisal-link.ts';

const typed = { brand: ' rolex', model: 'Submariner', material: 'steel', condition: 'perfect', kit: 'full' };
const watch = {
  brand: { slug: 'rolex', title: 'Rolex' },
  model: 'Submariner',
  reference: '126610LN',
  material: { id: 'steel', title: 'Steel' },
  unknown: 'kermit',
};
const rest = { condition: 'perfect', kit: 'full' };

it.each([
  ['what was not understood', typed, undefined, { brand: 'rolex', model: 'Submariner' }],
  [
    'a reference and a word nobody knew',
    typed,
    watch,
    { brand: 'Rolex', model: 'Submariner, kermit, Steel', reference: '126610LN' },
  ],
  [
    'a model',
    typed,
    { ...watch, reference: null, unknown: '' },
    { brand: 'Rolex', model: 'Submariner, Steel' },
  ],
  [
    'a material that was not typed',
    { ...typed, material: '' },
    { ...watch, unknown: '' },
    { brand: 'Rolex', model: 'Submariner', reference: '126610LN' },
  ],
])('D332 the appraisal takes over %s', (_, asked, understood, expected) => {
  const { searchParams } = new URL(appraisalLink(asked, understood), 'http://x.test');
  expect(Object.fromEntries(searchParams)).toEqual({ ...expected, ...rest });
});
