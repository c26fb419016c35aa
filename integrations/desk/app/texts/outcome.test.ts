import { expect, test } from 'vitest';
import { failedOutcome, isPassing } from './outcome.ts';

test.each([
  [401, 'ended', true],
  [502, 'away', true],
  [undefined, 'away', true],
  [503, 'not-writable', false],
])('a saving that failed with %s is %s', (status, outcome, passes) => {
  expect(failedOutcome(status)).toBe(outcome);
  expect(isPassing(failedOutcome(status))).toBe(passes);
});
