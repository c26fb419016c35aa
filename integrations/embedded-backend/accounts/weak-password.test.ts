import { describe, expect, it } from 'vitest';
import { isWeak } from './weak-password.ts';

describe('issue 7 common passwords are refused', () => {
  it.each([
    ['among the most common', 'password1', [], true],
    ['written large', ' PassWord1 ', [], true],
    ['one sign over and over', 'ююююююююю', [], true],
    ['two signs over and over', 'abababababab', [], true],
    ['a run of digits', '0123456789', [], true],
    ['a run of letters downwards', 'zyxwvutsr', [], true],
    ['the own address', 'anna.petrova@mail.test', ['anna.petrova@mail.test'], true],
    ['the first part of it with a year', 'anna.petrova1987', ['anna.petrova@mail.test'], true],
    ['the own name', 'Вероника', ['v@mail.test', 'Вероника'], true],
    ['a phrase', 'three quiet tourbillons', ['anna@mail.test', 'Anna'], false],
    ['a phrase with the name in it', 'anna winds her watch', ['anna@mail.test', 'Anna'], false],
    ['random', 'vK3!pq9Zr', [], false],
    ['an empty name does not match everything', 'vK3!pq9Zr', [''], false],
  ])('%s', (_, password, own, expected) => {
    expect(isWeak(password, own)).toBe(expected);
  });
});
