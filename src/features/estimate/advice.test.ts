import { expect, it } from 'vitest';
import { adviceFor, isComplete } from './advice.ts';

const steel = { id: 'steel', title: 'Steel' };
const answer = (basis: 'reference' | 'model' | 'brand', same: boolean, material: typeof steel | null) => ({
  watch: { brand: { slug: 'tudor', title: 'Tudor' }, model: null, reference: null, material, unknown: '' },
  value: {
    ...{ lower: 1, likely: 2, upper: 3, basis, same_material: same, from: 2025, to: 2026 },
    quality: { sales: 1, median_error: 1, covered: 1 },
  },
});

it.each<
  [string, ReturnType<typeof answer>, { model: string; material: string }, string | undefined, boolean]
>([
  ['a brand alone', answer('brand', false, null), { model: '', material: '' }, 'sayModel', false],
  [
    'a model that did not help',
    answer('brand', false, null),
    { model: 'x', material: '' },
    'sayMaterial',
    false,
  ],
  [
    'a model and its material',
    answer('brand', true, steel),
    { model: 'x', material: 'steel' },
    undefined,
    true,
  ],
  [
    'a material that did not help',
    answer('model', false, steel),
    { model: 'x', material: 'steel' },
    undefined,
    true,
  ],
  [
    'a material that the reference told',
    answer('model', false, steel),
    { model: 'x', material: '' },
    undefined,
    true,
  ],
  ['a reference', answer('reference', true, steel), { model: '126610LN', material: '' }, undefined, true],
])('D84 advice for %s', (_, response, typed, advice, complete) => {
  expect(adviceFor(response, typed)).toBe(advice);
  expect(isComplete(response, typed)).toBe(complete);
});
