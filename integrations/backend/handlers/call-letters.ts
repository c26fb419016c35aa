import { Counter } from 'prom-client';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { countLetters } from '../mail/count-letters.ts';

/** Letters by the call that queued them. */
export const callLetters = new Counter({
  name: 'backend_call_letters_total',
  help: 'Letters put into the queue by calls',
  labelNames: ['call'],
  registers: [],
});

/**
 * Runs a call and counts its letters.
 * @param strict whether it is an error if a call sends letters although its definition says it sends none. The limit
 * of such a call is not a limit for letters.
 * @throws Error in that case.
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
