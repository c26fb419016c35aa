import { expect, test } from 'vitest';
import { unendedBy } from './unended.ts';

test.each([
  ['the session had ended', 401, { message: 'Log in first' }, undefined],
  ['the backend is away', 502, { message: 'The backend is away' }, 'there'],
  ['the backend failed', 500, { message: 'Internal error' }, 'there'],
  ['nobody answered', 502, null, 'here'],
  ['a proxy answered', 502, {}, 'here'],
])('logging out when %s', (_, status, body, left) => {
  expect(unendedBy({ status, body })).toBe(left);
});
