import * as v from 'valibot';
import { reasonCode } from '../reasons.ts';

/** Digits and letters that people do not confuse (Crockford's base 32): 10 of them are 50 bits. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters in a code. */
export const CODE_LENGTH = 10;

/**
 * Look-alike characters and their replacements: Latin letters outside the alphabet, and Cyrillic letters of the same
 * shape.
 */
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

/** Normalises a typed code for comparison: case, spaces, dashes and look-alikes do not matter. */
export function plainTicketCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[\s\p{P}]/gu, '');
  return [...signs].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
}

/** The code printed under the number of a pledge ticket: `K7M4Q-9TX2R`; empty for tickets without one. */
export const ticketCode = v.pipe(
  v.optional(v.string(reasonCode('value')), ''),
  v.transform(plainTicketCode),
  v.check(
    (code) =>
      code === '' || (code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign))),
    reasonCode('ticket_code'),
  ),
);
