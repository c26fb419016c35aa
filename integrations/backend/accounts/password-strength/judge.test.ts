import { describe, expect, it } from 'vitest';
import { breachedHashes, isBreached } from './breached.ts';
import { packHashes, shortHash, unpackHashes } from './hash-file.ts';
import { weaknessReason } from './judge.ts';
import { type Person, wordsOfNames, wordsOfPerson } from './known-words.ts';

const ANNA: Person = {
  email: 'anna.petrova@mail.test',
  name: 'Анна',
  phone: '+79123456789',
  nickname: '@annawinds',
};
const SHOP = wordsOfNames([
  'Турбийон',
  'Tourbillon',
  'Турбійон',
  'Turbiyon',
  'Patek Philippe',
  'Rolex',
  'IWC',
]);
const judge = (password: string, person: Person = ANNA) =>
  weaknessReason(password, [...SHOP, ...wordsOfPerson(person)]);

describe('passwords that would be guessed are refused', () => {
  it.each([
    ['among the commonest', 'password1', 'password_common'],
    ['written large', ' PassWord1 ', 'password_common'],
    ['with a year and a sign after it', 'sunshine2026!', 'password_common'],
    ['with signs for letters', 'p@s5w0rd', 'password_common'],
    ['the 90,000th of them', 'binkyboo', 'password_common'],
    ['one sign over and over', 'ююююююююю', 'password_common'],
    ['two signs over and over', 'abababababab', 'password_common'],
    ['a run of letters downwards', 'zyxwvutsr', 'password_common'],
    ['the shop in Russian and a year', 'Турбийон2026', 'password_known'],
    ['the shop in English', 'tourbillon!!', 'password_known'],
    ['the shop in Ukrainian', 'турбійон-77', 'password_known'],
    ['the shop in Uzbek', 'Turbiyon.uz', 'password_known'],
    ['a brand and a word', 'RolexLover1', 'password_known'],
    ['a brand with signs for letters', 'r0l3x_2004', 'password_known'],
    ['a brand of two words', 'patek-philippe', 'password_known'],
    ['half of it', 'patek1987!', 'password_known'],
    ['the name', 'Анна-1987-анна', 'password_known'],
    ['the name in Latin letters', 'anna19871987', 'password_known'],
    ['the own address', 'anna.petrova@mail.test', 'password_known'],
    ['a part of it and a year', 'petrova1987', 'password_known'],
    ['the phone as it is written', '8 912 345-67-89'.replace(/[\s-]/g, ''), 'password_known'],
    ['the nickname', 'annawinds77', 'password_known'],
    ['years alone', '2024-2025', 'password_known'],
    ['a phrase', 'three quiet tourbillons', undefined],
    ['a phrase with the name in it', 'anna winds her watch', undefined],
    ['a phrase with a brand in it', 'my rolex is blue at night', undefined],
    ['random', 'vK3!pq9Zr', undefined],
    ['random with a year in it', 'kx7!2024ab', undefined],
    ['a phrase in Cyrillic', 'лунный календарь в окне', undefined],
  ])('%s: %s', (_, password, reason) => {
    expect(judge(password)).toBe(reason);
  });

  it('an empty name does not match everything', () => {
    expect(judge('vK3!pq9Zr', { email: 'a@b.test', name: '' })).toBeUndefined();
  });
});

describe('the file of breached passwords', () => {
  it('holds a hundred thousand', () => {
    expect(breachedHashes().length).toBeGreaterThan(99_990);
    expect([...breachedHashes().slice(0, 1000)]).toEqual(
      [...breachedHashes().slice(0, 1000)].sort((a, b) => a - b),
    );
  });

  it('takes hardly any other password for one of them', () => {
    const others = Array.from({ length: 20_000 }, (_, n) => `nobody has this ${n}`);
    expect(others.filter(isBreached).length).toBeLessThan(5);
  });

  it('gives back what was packed', () => {
    const passwords = ['', 'a', 'password', 'пароль', 'a'];
    const expected = [...new Set(passwords.map(shortHash))].sort((a, b) => a - b);
    expect([...unpackHashes(packHashes(passwords))]).toEqual(expected);
  });
});
