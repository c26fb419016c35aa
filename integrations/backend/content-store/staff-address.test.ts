import { expect, it } from 'vitest';
import type { DocumentOf } from './formats.ts';
import { staffAddress } from './staff-address.ts';

const contacts = {
  cities: [
    { alias: 'moscow', parent: null, staff_email: 'moscow@shop.test' },
    { alias: 'moscow-rigamall', parent: 'moscow' },
    { alias: 'moscow-gum', parent: 'moscow', staff_email: 'gum@shop.test' },
    { alias: 'samara', parent: null },
  ],
} as DocumentOf<'contacts'>;

it.each<[string | null, string | undefined, string | undefined]>([
  ['moscow', 'all@shop.test', 'moscow@shop.test'],
  ['moscow-rigamall', 'all@shop.test', 'moscow@shop.test'],
  ['moscow-gum', 'all@shop.test', 'gum@shop.test'],
  ['samara', 'all@shop.test', 'all@shop.test'],
  ['samara', undefined, undefined],
  ['nowhere', 'all@shop.test', 'all@shop.test'],
  [null, 'all@shop.test', 'all@shop.test'],
])('requests of %s, with %s for the whole shop, go to %s', (city, all, expected) => {
  expect(staffAddress(contacts, city, all)).toBe(expected);
});
