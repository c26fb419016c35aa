import { createHash, randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_SIGNS,
  plainTicketCode,
} from '@tourbillon/domain/contract/requests/ticket-code.ts';

/** A new code as it is printed on a ticket: `K7M4Q-9TX2R`. */
export function newTicketCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`;
}

/**
 * What is stored of a code: somebody who reads the database cannot ask about tickets with it. 50 random bits need no
 * slow hash against guessing at `/ticket/`.
 * @param number of the ticket, letters and digits only: the same code on two tickets has two hashes.
 */
export function ticketCodeHash(number: string, code: string): string {
  return createHash('sha256')
    .update(`${number} ${plainTicketCode(code)}`)
    .digest('base64url');
}
