import { formatPhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { expect, test } from 'vitest';
import { keepDigits } from './kept-digits.ts';

/** A step: the country that is chosen, the number then, and what the visitor then makes of it. */
type Step = [code: string, number: string, typed?: string];

test.each<[string, string, Step[]]>([
  [
    'countries with shorter numbers on the way',
    '+7 (912) 345-67-89',
    [
      ['uz', '+998912345678'],
      ['am', '+37491234567'],
      ['kz', '+79123456789'],
    ],
  ],
  [
    'another country and back',
    '+993 (66) 123-456',
    [
      ['other', '+66123456'],
      ['tm', '+99366123456'],
    ],
  ],
  ['a number of another country', '+4930901820', [['other', '+4930901820']]],
  ['the trunk prefix of the new country', '+7 (050) 123-45-67', [['ua', '+380501234567']]],
  [
    'shortened on the way',
    '+7 (912) 345-67-89',
    [
      ['am', '+37491234567', '+374 (91) 23'],
      ['kz', '+79123'],
    ],
  ],
  [
    'emptied on the way',
    '+7 (912) 345-67-89',
    [
      ['am', '+37491234567', ''],
      ['kz', ''],
    ],
  ],
  ['nothing typed', '', [['uz', '']]],
])('§5 phones, the country changes: %s', (_, first, steps) => {
  const rewrite = keepDigits();
  let value = first;
  for (const [code, number, typed] of steps) {
    const rewritten = rewrite(code, value);
    expect(rewritten).toBe(number);
    value = typed ?? formatPhone(code, rewritten);
  }
});
