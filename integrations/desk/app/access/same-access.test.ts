import { expect, test } from 'vitest';
import { isSameAccess } from './same-access.ts';

const anna = { id: 1, role: 'manager', office: 'samara' } as const;

test.each([
  ['the same person', anna, anna, true],
  ['another person', anna, { ...anna, id: 2 }, false],
  ['the same person with another role', anna, { ...anna, role: 'owner' }, false],
  ['the same person in another office', anna, { ...anna, office: null }, false],
  ['somebody, when nobody was known', undefined, anna, false],
] as const)('whether a page stays after the login of %s', (_, before, after, stays) => {
  expect(isSameAccess(before, after)).toBe(stays);
});
