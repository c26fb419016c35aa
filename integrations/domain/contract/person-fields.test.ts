import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_METHODS, CONTACT_METHODS } from './contact-methods.ts';
import { amount, callerName, personName, nicknameWithAt, sentPhone, yearUpTo } from './person-fields.ts';

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
    expect(nicknameWithAt(typed)).toBe(expected);
  });
});

describe('§5 name of a call request: 2 to 30 characters without digits, letters among them', () => {
  it.each([
    [' Анна 2 ', 'Анна'],
    ['Oʻtkir', 'Oʻtkir'],
    ['Ли', 'Ли'],
    ['А', 'name'],
    ['А'.repeat(31), 'name'],
    ['😀', 'name'],
    ['--', 'name'],
    ['12345', 'name'],
    [' ', 'required'],
  ])('"%s" is %s', (typed, expected) => {
    const parsed = safeParse(callerName, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});

describe('D81 other names: 2 to 100 characters', () => {
  it.each([
    ['А', 'name_full'],
    ['А'.repeat(31), 'А'.repeat(31)],
    ['А'.repeat(100), 'А'.repeat(100)],
    ['А'.repeat(101), 'name_full'],
  ])('"%s" is %s', (typed, expected) => {
    const parsed = safeParse(personName, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});

describe('D80 a phone of a call, judged as in the form', () => {
  it.each([
    ['+79161234567', '+79161234567'],
    ['+4930901820', '+4930901820'],
    ['', ''],
    ['+7916123456', 'phone_missing:1'],
    ['+3805012345', 'phone_missing:2'],
    ['+791612345678', 'phone_long'],
    ['+2101234567', 'phone_other'],
    ['anything', 'phone_other'],
  ])('"%s" is %s', (sent, expected) => {
    const parsed = safeParse(sentPhone, sent, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});

describe('§5 amount: a whole sum, in any way of parting thousands', () => {
  it.each([
    ['100 000 000', 100_000_000],
    ['50000 ₽', 50_000],
    ['$20,000', 20_000],
    ['1 500 000 soʻm', 1_500_000],
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
    ['1899', 'year:1900:2026'],
    ['2027', 'year:1900:2026'],
    ['99', 'year:1900:2026'],
    ['', 'required'],
  ])('%s', (typed, expected) => {
    const parsed = safeParse(year, typed, { abortPipeEarly: true });
    expect(parsed.success ? parsed.output : parsed.issues[0].message).toBe(expected);
  });
});
