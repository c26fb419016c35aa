import { expect, it } from 'vitest';
import { phoneParts, shownPhone } from './phone-parts.ts';

it.each([
  ['+79123456789', { country: 'ru', number: '9123456789' }, '+7 (912) 345-67-89'],
  ['+998712000004', { country: 'uz', number: '712000004' }, '+998 (71) 200-00-04'],
  ['+380671234567', { country: 'ua', number: '671234567' }, '+380 (67) 123-45-67'],
  ['+12025550123', { country: 'usa', number: '2025550123' }, '+1 (202) 555-0123'],
  ['+7912345', { country: 'ru', number: '912345' }, '+7912345'],
  ['+4912345678', { country: undefined, number: '4912345678' }, '+4912345678'],
  ['', { country: undefined, number: '' }, ''],
])('§9 a stored phone "%s" in its form', (phone, parts, shown) => {
  expect(phoneParts(phone)).toEqual(parts);
  expect(shownPhone(phone)).toBe(shown);
});
