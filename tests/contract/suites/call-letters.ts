import { expect, test } from 'vitest';
import { callLetters } from '@tourbillon/backend/handlers/call-letters.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { REQUEST_CALLS } from '@tourbillon/domain/contract/requests/index.ts';

/**
 * Calls that say they send letters, whose letters no suite waits for: forms of requests store their letters in one place
 * for all, and a confirmation is not repeated within minutes.
 */
const NOT_SEEN = new Set<string>([...Object.keys(REQUEST_CALLS), 'sendVerificationEmail']);

/**
 * After all other suites. A call that sends letters and says it sends none has failed in one of them already
 * (`integrations/backend/handlers/call-letters.ts`); here those that say they do have done so.
 */
export function callLettersSuite(): void {
  test('every call that says it sends letters has sent one, and no other', async () => {
    const { values } = await callLetters.get();
    const mailing = Object.entries<Call>(CALLS).filter(([, { mails = 'nobody' }]) => mails !== 'nobody');
    const sent = new Set(values.map(({ labels }) => String(labels.call)));
    const said = new Set(mailing.map(([name]) => name));
    expect([...sent.difference(said)]).toEqual([]);
    expect([...said.difference(sent).difference(NOT_SEEN)]).toEqual([]);
  });
}
