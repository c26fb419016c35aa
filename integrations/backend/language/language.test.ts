import { describe, expect, test } from 'vitest';
import { maxEdits, editDistance } from './distance.ts';
import { words } from './fold.ts';
import { otherLayouts } from './keyboard.ts';
import { compactReference, latinReferences, withoutZeros } from './reference.ts';
import { stemsOf } from './stem.ts';
import { soundOf } from './transliterate.ts';

describe('architecture §6 search: words', () => {
  test.each([
    ['Hermès', ['hermes']],
    ['A. Lange & Söhne', ['a', 'lange', 'sohne']],
    ['GMT-Master II', ['gmt', 'master', '2']],
    ['Oʻzbekcha soʼz', ['ozbekcha', 'soz']],
    ['Бёрберри', ['берберри']],
    ['ҐУДЗИК', ['гудзик']],
    ['Їжак і йод', ['їжак', 'і', 'йод']],
    ['  . - / ', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('architecture §6 search: keyboard layouts', () => {
  test.each([
    ['кщдуч', 'rolex'],
    ['hjktrc', 'ролекс'],
    ['[e,kjn', 'хублот'],
    ['ыгиьфкштук', 'submariner'],
    ['ігиьфкштук', 'submariner'],
    ['ujlbyybr', 'годинник'],
    ['gjpbrf', 'позика'],
    ['pfcnfdf', 'застава'],
    ['pscnfdf', 'зістава'],
  ])('%s is %s', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });
});

describe('architecture §6 search: sounds', () => {
  test.each([
    ['filip', 'philippe'],
    ['филипп', 'philippe'],
    ['roleks', 'rolex'],
    ['ролекс', 'rolex'],
    ['chasy', 'часы'],
    ['соат', 'soat'],
  ])('%s sounds like %s', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });
});

describe('architecture §6 search: endings', () => {
  test.each([
    ['часы', 'часов'],
    ['золотые', 'золотых'],
    ['годинник', 'годинники'],
    ['годинник', 'годинників'],
    ['ломбард', 'ломбарде'],
    ['omega', 'omega'],
    ['watch', 'watches'],
    ['soat', 'soatlarni'],
    ['garov', 'garovga'],
  ])('%s and %s have a form in common', (a, b) => {
    expect(stemsOf(a).some((form) => stemsOf(b).includes(form))).toBe(true);
  });
});

describe('architecture §6 search: references', () => {
  test.each([
    '126610LN',
    '126610ln',
    '126610-LN',
    '126610 LN',
    '126610.LN',
    '126610/LN',
    '126610ЛН',
    '126610ДТ',
  ])('%s is 126610ln', (typed) => {
    expect(latinReferences(typed)).toContain('126610ln');
  });

  test('letters that only look Latin', () => {
    expect(latinReferences('WSSА0018')).toContain('wssa0018');
  });

  test('zeros after letters', () => {
    expect(withoutZeros(compactReference('PAM01273'))).toBe('pam1273');
  });
});

describe('architecture §6 search: edit distance', () => {
  test.each([
    ['rolex', 'rolex', 0],
    ['rolexx', 'rolex', 1],
    ['datejsut', 'datejust', 1],
    ['rado', 'rolex', 3],
  ])('%s and %s: %i', (a, b, count) => {
    expect(editDistance(a, b, 2)).toBe(count);
  });

  test.each([
    [3, 0],
    [4, 1],
    [7, 2],
    [11, 3],
  ])('a word of %i letters may have %i', (length, count) => {
    expect(maxEdits(length)).toBe(count);
  });
});
