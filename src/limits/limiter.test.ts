import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

it('several machines: the backend counts, by a hash; while it is away each counts by itself', async () => {
  const asked: Record<string, unknown>[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (part) => (text += part));
    req.on('end', () => {
      asked.push(JSON.parse(text) as Record<string, unknown>);
      res
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ wait: asked.length > 1 ? 7 : 0 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  vi.stubEnv('SHARED_LIMITS', 'backend');
  vi.stubEnv('ROBOT_CHECK_KEY', 'key');
  vi.stubEnv('BACKEND_URL_RU', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { openLimiter } = await import('./limiter.ts');
  const limiter = openLimiter('letters', { points: 1, duration: 60 });
  expect([await limiter.wait('192.0.2.1'), await limiter.wait('192.0.2.1')]).toEqual([0, 7]);
  expect(asked[0]).toEqual({
    name: 'letters',
    key: expect.stringMatching(/^[\w-]{43}$/),
    points: 1,
    duration: 60,
  });
  expect(JSON.stringify(asked)).not.toContain('192.0.2.1');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await limiter.wait('192.0.2.1')).toBe(0);
  expect(await limiter.wait('192.0.2.1')).toBeGreaterThan(0);
});

it.each([
  ['right', 0],
  ['put back by a year', -365 * 24 * 3_600_000],
])('clocks: with a clock that is %s nobody waits longer than the limit counts', async (_, shift) => {
  const { openLimiter } = await import('./limiter.ts');
  const limiter = openLimiter('clocks', { points: 1, duration: 60 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await limiter.wait('192.0.2.2')).toBe(0);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
  expect(await limiter.wait('192.0.2.2')).toBe(60);
});
