import { Counter } from 'prom-client';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { countLetters } from '../mail/count-letters.ts';

/** Letters by the call that put them into the queue. */
export const callLetters = new Counter({
  name: 'backend_call_letters_total',
  help: 'Letters put into the queue by calls',
  labelNames: ['call'],
  registers: [],
});

/**
 * Answers a call and counts its letters. @param strict whether letters of a call whose definition says that it sends
 * them to nobody are a fault: its limit is not that of letters. @throws Error then.
 */
export async function runCountingLetters<T>(
  name: string,
  { mails = 'nobody' }: Pick<Call, 'mails'>,
  call: () => Promise<T>,
  strict: boolean,
): Promise<T> {
  const { result, letters } = await countLetters(call);
  if (letters > 0) callLetters.inc({ call: name }, letters);
  if (strict && letters > 0 && mails === 'nobody') {
    throw new Error(`${name} has sent letters, and its definition says that it sends none`);
  }
  return result;
}
