import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_METHODS,
  amount,
  CONTACT_METHODS,
  personName,
  readNickname,
  yearUpTo,
} from './person-fields.ts';

it('§3 D50 contact methods: words for forms, 1, 2 and 4 for the account', () => {
  expect(CONTACT_METHODS.map((method) => [method, ACCOUNT_METHODS[method]])).toEqual([
    ['telephone', 1],
    ['whatsapp', 2],
    ['telegram', 4],
  ]);
});

describe('§5 nickname: the @ comes by itself', () => {
  it.each([
    ['ann', '@ann'],
    ['@ann', '@ann'],
    ['@@ann', '@ann'],
    [' @ann ', '@ann'],
    ['@', ''],
    ['', ''],
  ])('"%s" is "%s"', (typed, expected) => {
    expect(readNickname(typed)).toBe(expected);
  });
});

describe('§5 name: 2 to 30 characters without digits, letters among them', () => {
  it.each([
    [' Анна 2 ', 'Анна'],
    ['Oʻtkir', 'Oʻtkir'],
    ['Ли', 'Ли'],
    ['А', 'name'],
    ['А'.repeat(31), 'name'],
    ['😀', 'name'],
    ['--', 'name'],
    ['12345', 'required'],
    [' ', 'required'],
  ])('"%s" is %s', (typed, expected) => {
    const parsed = safeParse(personName, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});

describe('§5 amount: at most 100,000,000 roubles', () => {
  it.each([
    ['100 000 000', 100_000_000],
    ['50000 ₽', 50_000],
    ['100000001', 'amount'],
    ['0', 'value'],
    ['-5', 'value'],
    ['1,5', 'value'],
    [' ', 'required'],
  ])('%s', (typed, expected) => {
    const parsed = safeParse(amount, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});

describe('§5 D55 year: 1900 to this one', () => {
  const year = yearUpTo(() => new Date('2026-06-01T12:00:00Z'));
  it.each([
    ['1900', 1900],
    ['2026', 2026],
    ['1899', 'year'],
    ['2027', 'year'],
    ['99', 'year'],
    ['', 'required'],
  ])('%s', (typed, expected) => {
    const parsed = safeParse(year, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});
