import { expect, test } from 'vitest';
import { failedOutcome, isPassing, publishedOutcome } from './outcome.ts';

test.each([
  [401, 'ended', true],
  [502, 'away', true],
  [undefined, 'away', true],
  [503, 'not-writable', false],
  [413, 'too-long', false],
])('a saving that failed with %s is %s', (status, outcome, passes) => {
  expect(failedOutcome(status)).toBe(outcome);
  expect(isPassing(failedOutcome(status))).toBe(passes);
});

test('a refused text that is longer than the call takes is too long', () => {
  expect([failedOutcome(422, true), failedOutcome(422)]).toEqual(['too-long', 'away']);
});

test.each([
  [false, 'published'],
  [true, 'following'],
])('D718 a publication whose pages follow (%s) is %s, and is not sent again', (isLater, outcome) => {
  expect(publishedOutcome({ pages_follow: isLater })).toBe(outcome);
  expect(isPassing(publishedOutcome({ pages_follow: isLater }))).toBe(false);
});
