import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exchange } from './exchange.ts';
import { pausedSince, pauseCalls, resumeCalls, whenResumed } from './call-pause.ts';

/** Time limit of a call in milliseconds. A response from this machine takes less, even when it is busy. */
const TIME_LIMIT = 2_000;

let server: Server | undefined;
afterEach(() => {
  resumeCalls();
  server?.close();
});

async function listen(port = 0): Promise<number> {
  server = createServer((_, res) => res.end('{}'));
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const call = (port: number, method: 'GET' | 'POST' = 'GET') =>
  exchange({
    base: new URL(`http://127.0.0.1:${port}/`),
    target: '/',
    method,
    headers: {},
    timeLimit: TIME_LIMIT,
  });

describe('architecture §3 deploy: while the backend is replaced its calls wait', () => {
  it('longer than they have when it answers', async () => {
    const port = await listen();
    pauseCalls();
    const asked = call(port);
    await setTimeout(TIME_LIMIT + 50);
    resumeCalls();
    expect((await asked).status).toBe(200);
  });

  it('also one that was refused because it left a moment too early', async () => {
    const port = await listen();
    await new Promise((resolve) => server?.close(resolve));
    const asked = call(port);
    pauseCalls();
    await setTimeout(50);
    await listen(port);
    resumeCalls();
    expect((await asked).status).toBe(200);
  });

  it('also one whose failure arrives after the pause', async () => {
    const port = await listen();
    server?.once('connection', (socket) => {
      pauseCalls();
      const since = performance.now();
      while (pausedSince(since) < 5);
      socket.destroy();
      resumeCalls();
    });
    expect((await call(port)).status).toBe(200);
  });

  it('counts the time that nobody is to blame for', async () => {
    const before = performance.now();
    await setTimeout(20);
    pauseCalls();
    await setTimeout(30);
    expect(pausedSince(before)).toBeGreaterThanOrEqual(29);
    resumeCalls();
    const held = pausedSince(before);
    await setTimeout(20);
    expect(pausedSince(before)).toBe(held);
    expect(pausedSince(performance.now())).toBe(0);
  });

  it('a minute at most, each pause by itself', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    pauseCalls();
    await vi.advanceTimersByTimeAsync(50_000);
    resumeCalls();
    // The release did not start, and the backend of before is started again.
    pauseCalls();
    let isOver = false;
    void whenResumed().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(isOver).toBe(true);
  });
});
