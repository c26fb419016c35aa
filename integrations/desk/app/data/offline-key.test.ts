import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { offlineKey } from './offline-key.ts';

test.each([
  [401, 'access.endedTitle'],
  [500, 'texts.offline'],
  [502, 'texts.offline'],
])('a failure with %i is told as %s', (status, key) => {
  expect(offlineKey(new HttpError('failed', status))).toBe(key);
});
