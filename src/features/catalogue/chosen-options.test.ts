import { expect, test } from 'vitest';
import { chosenIn } from './chosen-options.ts';
import type { GroupView } from './filter-panel-view.ts';

const brands: GroupView = { kind: 'options', name: 'brands', title: '', open: true, options: '', more: '' };
const flag = (id: string) => ({ id, title: '', count: '' });
const flags: GroupView = {
  kind: 'flags',
  name: 'more',
  title: '',
  open: true,
  options: [flag('gold'), flag('date')],
};
const price: GroupView = {
  kind: 'range',
  name: 'price',
  title: '',
  open: true,
  bounds: [
    { name: 'price_from', label: '', typed: '', hint: '' },
    { name: 'price_to', label: '', typed: '', hint: '' },
  ],
  stops: [],
  flag: flag('discount'),
};
const state = { brands: ['omega', 'rolex'], date: '1', discount: '1', price_from: '5' };

test.each([
  ['options of its name', brands, state, 'omega\nrolex'],
  ['one option', brands, { brands: 'omega' }, 'omega'],
  ['flags by their own names', flags, state, 'date'],
  ['the flag of a range, and no bound', price, state, 'discount'],
  ['nothing is chosen', brands, {}, ''],
])('§3 chosen options of a group: %s', (_, group, chosen, expected) => {
  expect(chosenIn(group, chosen)).toBe(expected);
});
