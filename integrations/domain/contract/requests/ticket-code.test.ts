import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ticketCode } from './ticket-code.ts';

describe('decision 15: the code of a pledge ticket', () => {
  it.each([
    ['as printed', 'K7M4Q-9TX2R', 'K7M4Q9TX2R'],
    ['in small letters, with spaces', ' k7m4q 9tx2r ', 'K7M4Q9TX2R'],
    ['in Cyrillic letters that look alike', 'К7М4Q-9ТХ2R', 'K7M4Q9TX2R'],
    ['none: an older ticket', '', ''],
  ])('%s', (_, typed, code) => {
    expect(v.parse(ticketCode, typed)).toBe(code);
  });

  it.each([
    ['too short', 'K7M4Q'],
    ['too long', 'K7M4Q-9TX2R-1'],
    ['a letter that no code has', 'K7M4Q-9TX2U'],
    ['words', 'do not know'],
  ])('%s is refused with the form of a code', (_, typed) => {
    expect(v.safeParse(ticketCode, typed).issues?.map(({ message }) => message)).toEqual(['ticket_code']);
  });
});
