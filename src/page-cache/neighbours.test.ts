import { expect, it, vi } from 'vitest';
import { makeResponse } from '../platform/http/response.ts';
import type { NeighbourMessage } from './neighbour-message.ts';
import { type Channel, Neighbours } from './neighbours.ts';
import { PageCache } from './page-cache.ts';

const PAGE = makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from('<p>Rolex</p>'));
const KEY = 'en:/clock/rolex/';

/** Two workers. Each message of one is a copy to the other, as through a channel. */
function workers() {
  const clock = { now: 0 };
  const caches = [0, 1].map(() => new PageCache(100_000, () => clock.now));
  const listeners: ((message: unknown) => void)[] = [];
  const channels = [0, 1].map((own): Channel => ({
    connected: true,
    send: (message: NeighbourMessage) => listeners[1 - own]?.(JSON.parse(JSON.stringify(message))),
    on: (_, listener) => (listeners[own] = listener),
  }));
  const [one, other] = caches.map((cache, at) => new Neighbours(cache, channels[at]));
  return { clock, one, other, caches, channels };
}

it('D714 a page that another worker has cached comes whole, with the time for which it may be shown', async () => {
  const { one, clock, caches } = workers();
  caches[1]?.put(KEY, PAGE, { maxAge: 300, swr: 600, tags: ['clock'] });
  clock.now = 400_000;
  const found = await one?.page(KEY);
  expect(found).toMatchObject({ left: 500, tags: ['clock'] });
  expect(found?.response).toMatchObject({ status: 200, headers: PAGE.headers, etag: PAGE.etag });
  expect(found?.response.body.toString()).toBe('<p>Rolex</p>');
});

it('D714 a page that no worker has, or has had for too long, is none', async () => {
  const { one, clock, caches } = workers();
  expect(await one?.page(KEY)).toBeUndefined();
  caches[1]?.put(KEY, PAGE, { maxAge: 300, swr: 0, tags: [] });
  clock.now = 300_000;
  expect(await one?.page(KEY)).toBeUndefined();
});

it('D714 a worker without neighbours waits for nobody, and a silent one not for long', async () => {
  const { one, other, channels } = workers();
  for (const channel of channels) channel.connected = false;
  expect(await one?.page(KEY)).toBeUndefined();
  vi.useFakeTimers();
  const [first] = channels;
  if (first) Object.assign(first, { connected: true, send: () => undefined });
  const asked = one?.page(KEY);
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toBeUndefined();
  expect(other).toBeDefined();
  vi.useRealTimers();
});
