import { describe, expect, it } from 'vitest';
import type { Running } from './child.ts';
import { delayBefore, keepRunning } from './keep-running.ts';

/** A program without a process: it ends when it is told to. */
function mortal(): Running & { die: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { pid: 1, address: '', ended: promise, stop: async () => resolve(), die: resolve };
}

describe('design §1 watching over the backend', () => {
  it.each([
    [1, 200],
    [2, 1000],
    [5, 30_000],
    [50, 30_000],
  ])('after %i early deaths it waits %i ms', (deaths, delay) => {
    expect(delayBefore(deaths)).toBe(delay);
  });

  it('starts a dead program again, and not after stop', async () => {
    const first = mortal();
    const second = mortal();
    const started = Promise.withResolvers<void>();
    let starts = 0;
    const kept = keepRunning(
      'backend',
      first,
      async () => {
        starts += 1;
        started.resolve();
        return second;
      },
      () => undefined,
    );
    first.die();
    await started.promise;
    await kept.stop();
    expect(starts).toBe(1);
  });
});
