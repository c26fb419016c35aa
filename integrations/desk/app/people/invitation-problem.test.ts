import { expect, it } from 'vitest';
import { invitationProblem } from './invitation-problem.ts';

it.each([
  [422, { errors: { email: ['email_same'] } }, 'people.hasAccess'],
  [422, { errors: { email: ['email'] } }, 'actions.error_email'],
  [500, undefined, 'desk.failed'],
])('%s %j', (status, body, key) => {
  expect(invitationProblem({ status, body })).toBe(key);
});
