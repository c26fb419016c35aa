import { expect, test } from 'vitest';
import { logOutFailureOf } from './log-out-failure.ts';

test.each([
  ['the session had ended', 401, { message: 'Log in first' }, undefined],
  ['the backend is away', 502, { message: 'The backend is away' }, 'session'],
  ['the backend failed', 500, { message: 'Internal error' }, 'session'],
  ['nobody answered', 502, null, 'everything'],
  ['a proxy answered', 502, {}, 'everything'],
])('logging out when %s', (_, status, body, left) => {
  expect(logOutFailureOf({ status, body })).toBe(left);
});
