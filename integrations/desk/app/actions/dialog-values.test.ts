import { expect, test } from 'vitest';
import { dialogValues } from './dialog-values.ts';

const fieldsOf = (owed: string) => [{ name: 'amount', value: owed }, { name: 'note' }];

const following = [
  { name: 'currency', value: ({ city }: Record<string, string>) => (city === 'moscow' ? 'RUB' : 'UZS') },
  { name: 'city', value: 'moscow' },
];

test.each<[string, Parameters<typeof dialogValues<string>>[0], Record<string, string>, object]>([
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
  ['with a field that follows another one', following, {}, { city: 'moscow', currency: 'RUB' }],
  [
    'with one that follows what was typed',
    following,
    { city: 'tashkent' },
    { city: 'tashkent', currency: 'UZS' },
  ],
  [
    'with one that somebody has chosen',
    following,
    { city: 'tashkent', currency: 'USD' },
    { city: 'tashkent', currency: 'USD' },
  ],
])('the values of a dialog %s', (_, fields, typed, values) => {
  expect(dialogValues(fields, typed)).toEqual(values);
});
