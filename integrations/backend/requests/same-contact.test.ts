import { expect, it } from 'vitest';
import { sameContact } from './same-contact.ts';

it.each([
  ['Ann@X.test ', 'ann@x.test', true],
  ['bob@x.test', 'ann@x.test', false],
  ['+7 (912) 345-67-89', '+79123456789', true],
  ['8 912 345 67 89', '+79123456789', true],
  ['912 345 67 89', '+79123456789', true],
  ['8 912 345 67 80', '+79123456789', false],
  ['6789', '+79123456789', false],
  ['901234567', '+998901234567', true],
  ['', '+79123456789', false],
  ['', '', false],
  ['+683 4000', '+6834000', true],
  ['4000', '+6834000', false],
  ['@Ann', '@ann', true],
  [' ann', '@Ann', true],
  ['anna', '@ann', false],
  ['', '@ann', false],
  ['@ann', 'ann@x.test', false],
  ['1@9123456789', '+79123456789', false],
])('D16 "%s" for "%s": %s', (typed, given, expected) => {
  expect(sameContact(typed, given)).toBe(expected);
});
