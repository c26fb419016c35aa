import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { STOCK_FILE_BYTES } from '@tourbillon/domain/desk/stock-import.ts';
import { deskTranslators } from '../../../messages/index.ts';
import { afterFailedCheck, goesOn, importFailure } from './import-failure.ts';

const refused = (status: number) => new HttpError('refused', status);

test.each([
  [401, 'desk.ended'],
  [403, 'stock.forbidden'],
  [413, 'stock.importTooLarge'],
  [422, 'stock.importRefused'],
  [500, 'stock.failed'],
  [502, 'stock.importAway'],
])('a file that is refused with %i is told as %s', (status, key) => {
  expect(importFailure(refused(status))).toBe(key);
});

test('a file that is too large is told the limit', () => {
  const limit = `${STOCK_FILE_BYTES / 1024 / 1024}\u00a0MB`;
  expect(deskTranslators.en('stock.importTooLarge')).toContain(limit);
});

const progress = { hash: 'a'.repeat(32), state: 'running', done: 3, rows: 10, totals: null } as const;

test.each([
  ['a lost connection it goes on', 502, { progress }],
  ['the end of the session it goes on', 401, { progress }],
  ['a restart of the backend it has stopped part-way', 404, { progress: { ...progress, state: 'failed' } }],
  ['another refusal it is told', 403, { failure: 'stock.forbidden' }],
])('a running import: after %s', (_, status, expected) => {
  expect(afterFailedCheck({ progress }, refused(status))).toEqual(expected);
  expect(goesOn(refused(status))).toBe(status === 401 || status === 502);
});
