import { describe, expect, it } from 'vitest';
import { defaultCountry, PHONE_COUNTRIES, PHONE_LENGTH } from './phone-countries.ts';
import { formatPhone, nationalDigits, readPhone, wholePhone } from './phone-number.ts';

/** A number that exists in each country, from the numbering plans. */
const EXAMPLES: [string, string, number][] = [
  ['ru', '+7 (912) 345-67-89', 10],
  ['usa', '+1 (201) 555-0123', 10],
  ['ua', '+380 (50) 123-45-67', 9],
  ['uz', '+998 (91) 234-56-78', 9],
  ['az', '+994 (40) 123-45-67', 9],
  ['am', '+374 (77) 123-456', 8],
  ['by', '+375 (29) 491-19-11', 9],
  ['kz', '+7 (771) 000-99-98', 10],
  ['kg', '+996 (700) 123-456', 9],
  ['md', '+373 (621) 12-345', 8],
  ['tj', '+992 (91) 712-34-56', 9],
  ['tm', '+993 (66) 123-456', 8],
];

it('§9 phones: twelve countries, each once', () => {
  expect(PHONE_COUNTRIES.map(({ code }) => code)).toEqual(EXAMPLES.map(([code]) => code));
});

describe('§5 D46 phones: digits after the code, shown by the mask of the country', () => {
  it.each(EXAMPLES)('%s %s', (code, shown, digits) => {
    expect(nationalDigits(code, shown)).toHaveLength(digits);
    expect(formatPhone(code, shown)).toBe(shown);
    expect(formatPhone(code, `${wholePhone(code, shown)}99`)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(PHONE_LENGTH);
  });
});

describe('§5 D48 phones: pasted in any shape', () => {
  it.each([
    ['ru', '8 (912) 345-67-89', '+79123456789'],
    ['ru', '89123456789', '+79123456789'],
    ['ru', '9123456789', '+79123456789'],
    ['ru', '+7 912 345 67 89', '+79123456789'],
    ['ru', '007 912 345 67 89', '+79123456789'],
    ['ru', '8 800 555-35-35', '+78005553535'],
    ['ru', '800 555-35-35', '+78005553535'],
    ['kz', '8 771 000 99 98', '+77710009998'],
    ['ua', '050 123 45 67', '+380501234567'],
    ['ua', '380501234567', '+380501234567'],
    ['ua', '50 123 45 67', '+380501234567'],
    ['by', '80 29 491-19-11', '+375294911911'],
    ['usa', '1-201-555-0123', '+12015550123'],
    ['usa', '(201) 555-0123', '+12015550123'],
    ['uz', '998 91 234 56 78', '+998912345678'],
    ['uz', '99 812 34 56', '+998998123456'],
    ['tj', '+992 91 712 34 56', '+992917123456'],
    ['tm', '8 66 12-34-56', '+99366123456'],
    ['tm', '66 12-34-56', '+99366123456'],
  ])('%s: %s', (code, typed, whole) => {
    expect(wholePhone(code, typed)).toBe(whole);
  });
});

describe('D80 phones: the code of a number switches its country', () => {
  it.each([
    ['ru', '+380501234567', 'ua', '+380 (50) 123-45-67'],
    ['ru', '380501234567', 'ua', '+380 (50) 123-45-67'],
    ['ua', '79161234567', 'ru', '+7 (916) 123-45-67'],
    ['ua', '+7 771 000 99 98', 'ru', '+7 (771) 000-99-98'],
    ['kz', '+7 771 000 99 98', 'kz', '+7 (771) 000-99-98'],
    ['ru', '00 998 91 234 56 78', 'uz', '+998 (91) 234-56-78'],
    ['ru', '+49 30 901820', 'other', '+4930901820'],
    ['ru', '+49 (0)30 901820', 'other', '+4930901820'],
    ['other', '+380 50 123 45 67', 'ua', '+380 (50) 123-45-67'],
    ['other', '0044 20 7946 0018', 'other', '+442079460018'],
    ['ru', '375 29 123 45 67', 'by', '+375 (29) 123-45-67'],
    // As it is dialled at home.
    ['uz', '8 (916) 123-45-67', 'ru', '+7 (916) 123-45-67'],
    ['ua', '89161234567', 'ru', '+7 (916) 123-45-67'],
    ['uz', '80 29 123 45 67', 'by', '+375 (29) 123-45-67'],
    ['kz', '8 771 000 99 98', 'kz', '+7 (771) 000-99-98'],
    ['tm', '8 66 12-34-56', 'tm', '+993 (66) 123-456'],
    // A partial calling code does not change the country yet.
    ['ua', '+38', 'ua', ''],
    ['other', '+', 'other', ''],
  ])('%s "%s" is %s', (code, typed, country, shown) => {
    expect(readPhone(code, typed).country).toBe(country);
    expect(formatPhone(code, typed)).toBe(shown);
    expect(wholePhone(code, typed)).toBe(shown.replace(/[^+\d]/g, ''));
  });
});

describe('D80 phones: as long as the numbers of their country, or valid by E.164', () => {
  it.each([
    ['ru', '+7916123456', 1, 0, false],
    ['ru', '+3805012345', 2, 0, false],
    ['ru', '+3731234567', 1, 0, false],
    ['ua', '501234567', 0, 0, true],
    ['ru', '8 916 123 45 67', 0, 0, true],
    ['ru', '+7 916 123 45 67 8', 0, 1, false],
    ['ru', '8 916 123 45 67 89', 0, 2, false],
    ['uz', '8 916 123 45 67 89', 0, 4, false],
  ])('%s "%s" lacks %i, has %i too many: %s', (code, typed, missing, surplus, isWhole) => {
    expect(readPhone(code, typed)).toMatchObject({ missing, surplus, isWhole });
  });

  it.each([
    ['+4930901820', true],
    ['+290 22222', true],
    ['+6834000', true],
    ['+683400', false],
    ['+491234567890123', true],
    ['+4912345678901234', false],
    // No country has the calling code 210, and national numbers do not begin with 0.
    ['+2101234567', false],
    ['+0301234567', false],
    ['4930901820', false],
  ])('of another country: %s %s', (typed, isWhole) => {
    expect(readPhone('other', typed).isWhole).toBe(isWhole);
  });
});

describe('§5 phones: half a number, none, too much', () => {
  it.each([
    ['ru', '', '', ''],
    ['ru', '+7', '', ''],
    ['ru', '+', '', ''],
    ['ru', 'abc', '', ''],
    ['ru', '912', '+7912', '+7 (912'],
    ['ru', '+7 (912) 3', '+79123', '+7 (912) 3'],
    ['ua', '5', '+3805', '+380 (5'],
    ['ru', '+7 (912) 345-67-89-00-11', '+79123456789', '+7 (912) 345-67-89'],
  ])('%s "%s"', (code, typed, whole, shown) => {
    expect(wholePhone(code, typed)).toBe(whole);
    expect(formatPhone(code, typed)).toBe(shown);
  });
});

it.each([
  ['ru', 'ru'],
  ['en', 'ru'],
  ['ua', 'ua'],
  ['uz', 'uz'],
] as const)('§9 phones: the host %s preselects %s', (locale, code) => {
  expect(defaultCountry(locale)).toBe(code);
});
