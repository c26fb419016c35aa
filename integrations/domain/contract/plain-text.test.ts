import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageText, optionalText, personName, requiredText } from './person-fields.ts';
import { hasControls, readLine, readLines } from './plain-text.ts';

describe('honest text stays as it is', () => {
  it.each([
    'Часы «Омега», 1957 год — в хорошем состоянии…',
    'Ім’я: Ґалаґан-Їжакевич, № 5',
    'Oʻzbekcha soʻz, gʻisht va tutuq belgisi: sanʼat',
    'Ann O’Neil, naïve café £5 ½',
    'семья 👨‍👩‍👧‍👦, флаг 🏴󠁧󠁢󠁥󠁮󠁧󠁿 и 🏳️‍🌈, сердце ❤️, рука 👍🏽, клавиша 1️⃣',
    'نام‌ها',
    'מחיר: 100',
    'नमस्ते क्‍ष',
  ])('%s', (text) => {
    expect(readLine(text)).toBe(text);
    expect(v.parse(messageText, text)).toBe(text);
  });

  it('lines of a message stay lines, whatever ended them', () => {
    expect(readLines(' one\r\ntwo\rthree\u2028four\u0085five\vsix\n\n\tseven ')).toBe(
      'one\ntwo\nthree\nfour\nfive\nsix\n\n\tseven',
    );
    expect(readLine('one\r\ntwo\tthree')).toBe('one two three');
  });
});

describe('what nobody sees is left out', () => {
  it.each([
    ['isolates around a copied phone', '\u2068+7 912 345-67-89\u2069', '+7 912 345-67-89'],
    ['an override', 'Анна\u202egnp.exe', 'Аннаgnp.exe'],
    ['marks of direction', '\u200eAnn\u200f\u061c', 'Ann'],
    ['blanks of no width and a byte order mark', '\ufeffA\u200bn\u2060n', 'Ann'],
    ['a soft hyphen', 'гаран\u00adтия', 'гарантия'],
    ['tags that make no flag', 'Ann\u{e0041}\u{e0042}', 'Ann'],
    ['joiners alone', '\u200d\ufe0f \u200c', ''],
    ['half a character', 'A\ud800n', 'A\ufffdn'],
  ])('%s', (_, typed, read) => {
    expect(readLine(typed)).toBe(read);
  });
});

const CONTROLS = [
  ...Array.from({ length: 32 }, (_, n) => n),
  ...Array.from({ length: 33 }, (_, n) => 127 + n),
];
const ENDS = [9, 10, 11, 12, 13, 0x85];

describe('controls are refused', () => {
  it.each(CONTROLS.filter((code) => !ENDS.includes(code)))('%i', (code) => {
    const typed = `Анна${String.fromCharCode(code)}[2J`;
    expect(hasControls(typed)).toBe(true);
    for (const schema of [personName, requiredText, optionalText, messageText]) {
      expect(v.safeParse(schema, typed, { abortPipeEarly: true }).issues?.[0].message).toBe('characters');
    }
  });
});
