import { createHash, randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_SIGNS,
  plainTicketCode,
} from '@tourbillon/domain/contract/requests/ticket-code.ts';

/** A new code in its printed form: `K7M4Q-9TX2R`. */
export function newTicketCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`;
}

/**
 * The stored hash of a code. A person who reads the database cannot ask about tickets with it. The code has 50 random
 * bits, so a fast hash is enough against guesses at `/ticket/`.
 * @param number of the ticket, only letters and digits: the same code on two tickets has two hashes.
 */
export function ticketCodeHash(number: string, code: string): string {
  return createHash('sha256')
    .update(`${number} ${plainTicketCode(code)}`)
    .digest('base64url');
}
