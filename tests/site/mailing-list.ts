import { randomInt, randomUUID } from 'node:crypto';
import { type ReceivedLetter, lettersTo } from '../mail/mailbox.ts';
import { readSharedSite } from './site.ts';

/** An unused email address. */
export function newMailbox(name: string): string {
  return `${name}-${randomUUID()}@mail.test`;
}

/** An unused network address of a visitor: limits on writing count by it. */
export function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** The nth letter to an address. Waits for it. */
export async function letterTo(address: string, nth = 1): Promise<ReceivedLetter> {
  const letters = await lettersTo(readSharedSite().mailbox, address, nth);
  const letter = letters[nth - 1];
  if (!letter) throw new Error(`${address} has no letter ${nth}`);
  return letter;
}
