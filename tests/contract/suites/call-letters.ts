import { expect, test } from 'vitest';
import { callLetters } from '@tourbillon/backend/handlers/call-letters.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';

/**
 * After all other suites. A call that sends letters and says it sends none has failed in one of them already
 * (`integrations/backend/handlers/call-letters.ts`); here those that say they do have done so.
 */
export function callLettersSuite(): void {
  test('every call that says it sends letters has sent one, and no other', async () => {
    const { values } = await callLetters.get();
    const mailing = Object.entries<Call>(CALLS).filter(([, { mails = 'nobody' }]) => mails !== 'nobody');
    expect(values.map(({ labels }) => labels.call).sort()).toEqual(mailing.map(([name]) => name).sort());
  });
}
