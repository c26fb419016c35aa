import { expect, test } from 'vitest';
import { errorsOf, without } from './failed-call.ts';

const errors = { title: ['Required'] };
const failed = { name: 'name 1', errors };

test.each([
  ['its own form', failed, 'name 1', errors, undefined],
  ['the same form of another filter', failed, 'name 2', {}, failed],
  ['no failure', undefined, 'name 1', {}, undefined],
])('a failed call and %s', (_, last, name, shown, left) => {
  expect(errorsOf(last, name)).toEqual(shown);
  expect(without(last, name)).toBe(left);
});
