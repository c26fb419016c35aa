import { expect, test } from 'vitest';
import { formatHotline, phoneLink } from './hotline.ts';

test.each([
  ['88005553535', '8\u00a0800\u00a0555-35-35'],
  ['0800123456', '0800123456'],
  ['', ''],
])('§9 hotline 1 3 3-2-2: %s', (digits, expected) => {
  expect(formatHotline(digits)).toBe(expected);
});

test.each([
  ['+7 (495) 000-00-00', 'tel:+74950000000'],
  ['8 800 555-35-35', 'tel:88005553535'],
])('phone link of %s', (phone, expected) => {
  expect(phoneLink(phone)).toBe(expected);
});
