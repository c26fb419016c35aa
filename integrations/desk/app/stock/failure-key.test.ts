import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { failureKey } from './failure-key.ts';

test.each([
  [401, 'desk.ended'],
  [403, 'stock.forbidden'],
  [409, 'stock.conflictTitle'],
  [422, 'stock.wrong'],
  [500, 'stock.failed'],
  [502, 'stock.away'],
])('a refusal with %i is told as %s', (status, key) => {
  expect(failureKey(new HttpError('refused', status))).toBe(key);
});
