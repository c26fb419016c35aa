import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { READ_RATES } from '../../src/limits/read-limits.ts';
import { ask, type Reply } from '../site/ask.ts';
import { newNetwork } from '../site/mailing-list.ts';

/** Parallel requests. */
const AT_ONCE = 300;

test('reads: what no person asks for is answered 429 in words, with the time to wait; others are served', async () => {
  test.setTimeout(240_000);
  const headers = { 'X-Forwarded-For': newNetwork() };
  const read = () => ask('uz', '/api/no-such-call', { headers });
  let served = 0;
  let first: Reply | undefined;
  // The budget refills during the test: a slow machine needs more requests to use it up.
  while (!first) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, read));
    first = replies.find(({ status }) => status === 429);
    served += replies.filter(({ status }) => status !== 429).length;
  }
  expect(served).toBeGreaterThanOrEqual(READ_RATES.calls.burst);
  expect(first.headers['retry-after']).toBe('1');
  expect(JSON.parse(first.text)).toEqual({ message: translator('uz')('errors.s429') });
  const neighbour = { 'X-Forwarded-For': newNetwork() };
  expect((await ask('uz', '/api/menu/list', { headers: neighbour })).status).toBe(200);
  // Prerendered pages and files do not count.
  expect((await ask('uz', '/about/', { headers })).status).toBe(200);
});
