import { expect, test } from 'vitest';
import { ATTEMPTS, nextAttempt, readFailure } from './retry.ts';

const now = new Date('2026-01-01T00:00:00Z');
const minutes = (attempt: number) => {
  const next = nextAttempt(attempt, false, now);
  return next && (next.getTime() - now.getTime()) / 60_000;
};

test('architecture §6 mail: each pause is as long as the last or longer, and thirty hours on it ends', () => {
  const pauses = Array.from({ length: ATTEMPTS - 1 }, (_, index) => minutes(index + 1) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, one) => sum + one, 0) / 60).toBeGreaterThan(24);
  expect(minutes(ATTEMPTS)).toBeUndefined();
});

test.each([
  ['no mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'EENVELOPE 550', true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'EENVELOPE 452', false],
  [
    'our sender refused',
    { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
    'EENVELOPE 550',
    false,
  ],
  ['our password refused', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'EAUTH 535', false],
  ['no server', { code: 'ESOCKET' }, 'ESOCKET', false],
  ['words only', new TypeError('to ann@x.test'), 'TypeError', false],
  ['nothing at all', undefined, 'unknown', false],
])('architecture §6 mail: %s', (_, error, reason, permanent) => {
  expect(readFailure(error)).toEqual({ reason, permanent });
});
