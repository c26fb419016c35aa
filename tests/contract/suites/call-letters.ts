import { expect, test } from 'vitest';
import { callLetters } from '@tourbillon/backend/handlers/call-letters.ts';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { REQUEST_CALLS } from '@tourbillon/domain/contract/requests/index.ts';

/**
 * Calls that declare letters which no suite waits for: request forms store their letters in one place for all,
 * and a confirmation is not repeated within minutes.
 */
const NOT_SEEN = new Set<string>([...Object.keys(REQUEST_CALLS), 'sendVerificationEmail']);

/** Calls whose letters are seen by suites of the desk, which has written to somebody first. */
const SEEN_AT_DESK = new Set<string>(['answerOffer', 'replyInThread']);

/**
 * Runs after all other suites of its part. A call that sends letters without declaring them has already failed there
 * (`integrations/backend/handlers/call-letters.ts`). This suite checks that calls which declare letters have sent
 * some.
 */
export function callLettersSuite(part: 'people' | 'desk'): void {
  test('every call that says it sends letters has sent one, and no other', async () => {
    const { values } = await callLetters.get();
    const mailing = Object.entries<Call>(CALLS).filter(([, { mails = 'nobody' }]) => mails !== 'nobody');
    const sent = new Set(values.map(({ labels }) => String(labels.call)));
    const said = new Set(mailing.map(([name]) => name));
    expect([...sent.difference(said)]).toEqual([]);
    const seenHere = part === 'desk' ? SEEN_AT_DESK : said.difference(NOT_SEEN).difference(SEEN_AT_DESK);
    expect([...seenHere.difference(sent)]).toEqual([]);
  });
}
