import { expect, it } from 'vitest';
import { countryOfStored, shownPhone } from './stored-phone.ts';

it.each([
  ['+79123456789', 'ru', '+7 (912) 345-67-89'],
  ['+998712000004', 'uz', '+998 (71) 200-00-04'],
  ['+380671234567', 'ua', '+380 (67) 123-45-67'],
  ['+12025550123', 'usa', '+1 (202) 555-0123'],
  ['+7912345', 'ru', '+7912345'],
  ['+4930901820', 'other', '+4930901820'],
  ['', 'other', ''],
])('§9 D80 a stored phone "%s" is of %s', (phone, country, shown) => {
  expect(countryOfStored(phone)).toBe(country);
  expect(shownPhone(phone)).toBe(shown);
});
