import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { newNetwork } from '../site/mailing-list.ts';

test('reads: what no person asks for is answered 429 in words, with the time to wait; others are served', async () => {
  const headers = { 'X-Forwarded-For': newNetwork() };
  const read = () => ask('uz', '/api/no-such-call', { headers });
  const replies = await Promise.all(Array.from({ length: 1_500 }, read));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(50);
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(1_200);
  const [first] = refused;
  expect(first?.headers['retry-after']).toBe('1');
  expect(JSON.parse(first?.text ?? '')).toEqual({ message: translator('uz')('errors.s429') });
  const neighbour = { 'X-Forwarded-For': newNetwork() };
  expect((await ask('uz', '/api/menu/list', { headers: neighbour })).status).toBe(200);
  // Prerendered pages and files are not counted.
  expect((await ask('uz', '/about/', { headers })).status).toBe(200);
});
