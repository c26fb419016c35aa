import { expect, test } from 'vitest';
import { dialogValues } from './dialog-values.ts';

const fieldsOf = (owed: string) => [{ name: 'amount', value: owed }, { name: 'note' }];

test.each([
  ['at first', fieldsOf('500'), {}, { amount: '500', note: '' }],
  ['with a typed value', fieldsOf('500'), { amount: '200' }, { amount: '200', note: '' }],
  [
    'with a newer row, of a field that was not typed',
    fieldsOf('0'),
    { note: 'a' },
    { amount: '0', note: 'a' },
  ],
  ['with a newer row, of a typed field', fieldsOf('0'), { amount: '200' }, { amount: '200', note: '' }],
  ['with an emptied field', fieldsOf('500'), { amount: '' }, { amount: '', note: '' }],
])('the values of a dialog %s', (_, fields, typed, values) => {
  expect(dialogValues(fields, typed)).toEqual(values);
});
