import { expect, it } from 'vitest';
import { invitationFailure } from './invitation-failure.ts';

it.each([
  [404, 'over'],
  [410, 'over'],
  [422, 'over'],
  [429, 'tooMany'],
  [500, 'away'],
  [502, 'away'],
  [503, 'away'],
])('an invitation answered with %i is %s', (status, failure) => {
  expect(invitationFailure(status)).toBe(failure);
});
