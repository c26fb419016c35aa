import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, isFree } from './ports.ts';

it('a free port is told once, and lies below those of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(ports.filter((port) => port < 1_024 || port >= 32_768)).toEqual([]);
});

it('a port that is listened on is not free', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port, '127.0.0.1')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port, '127.0.0.1')).toBe(true);
});
