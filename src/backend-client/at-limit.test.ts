import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { atLimit } from './at-limit.ts';

/** Both ends of a connection. */
async function connected(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [far] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    near.destroy();
    far.destroy();
    server.close();
  });
  if (near.connecting) await once(near, 'connect');
  return [near, far];
}

it('what arrived while the process was busy comes before the limit', async () => {
  const [near, far] = await connected();
  const events: string[] = [];
  near.once('data', () => events.push('data'));
  const late = new Promise<void>((resolve) => {
    atLimit(10, () => {
      events.push('late');
      resolve();
    });
  });
  far.write('response');
  const since = performance.now();
  while (performance.now() - since < 30);
  await late;
  expect(events).toEqual(['data', 'late']);
});

it('nothing is late once the wait has ended', async () => {
  const late = vi.fn();
  atLimit(5, late)();
  await setTimeout(20);
  expect(late).not.toHaveBeenCalled();
});
