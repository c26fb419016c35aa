import { describe, expect, test } from 'vitest';
import { enqueueMail } from '../mail/mail-queue.ts';
import { runCountingLetters } from './call-letters.ts';

const tx = { insert: () => ({ values: () => Promise.resolve() }) } as never;
const letter = { to: 'a@x.test', locale: 'en', template: 'subscription-confirm', values: {} } as never;
const sends = async () => {
  // The handler continues asynchronously.
  await Promise.resolve();
  await enqueueMail(tx, letter);
  return 'done';
};
const sendsNothing = () => Promise.resolve('done');

describe('architecture §5: a call that says it sends letters to nobody sends none', () => {
  test.each([
    ['nobody', 'nobody' as const, sends, 'fault'],
    ['a call that reads', undefined, sends, 'fault'],
    ['known people', 'known' as const, sends, 'done'],
    ['any address', 'typed' as const, sends, 'done'],
    ['nobody, and it does not', 'nobody' as const, sendsNothing, 'done'],
  ])('%s', async (_, mails, act, outcome) => {
    const result = runCountingLetters('x', { mails }, act, true);
    expect(await result.catch(() => 'fault')).toBe(outcome);
  });

  test('a site that serves people answers all the same', async () => {
    expect(await runCountingLetters('x', { mails: 'nobody' }, sends, false)).toBe('done');
  });

  test('letters of something else at the same time are not its own', async () => {
    const [, quiet] = await Promise.all([
      runCountingLetters('x', { mails: 'known' }, sends, true),
      runCountingLetters('y', { mails: 'nobody' }, sendsNothing, true),
    ]);
    expect(quiet).toBe('done');
  });
});
