import * as v from 'valibot';
import { because } from '../reasons.ts';

/** Digits and letters that nobody takes for one another (Crockford's base 32): 10 of them are 50 bits. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Signs of a code. */
export const CODE_LENGTH = 10;

/** What is taken for a sign: Latin letters that the alphabet leaves out, and Cyrillic ones that look like one of it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ O: '0', I: '1', L: '1' },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: '0',
    Р: 'P',
    С: 'C',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    З: '3',
    І: '1',
  },
};

/** A code as somebody has typed it, in the form it is compared in: case, spaces, dashes and look-alikes do not matter. */
export function plainTicketCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[\s\p{P}]/gu, '');
  return [...signs].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
}

/** The code printed under the number of a pledge ticket: `K7M4Q-9TX2R`; empty for tickets that have none. */
export const ticketCode = v.pipe(
  v.optional(v.string(because('value')), ''),
  v.transform(plainTicketCode),
  v.check(
    (code) =>
      code === '' || (code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign))),
    because('ticket_code'),
  ),
);
