import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Running } from './child.ts';
import { delayBefore, keepRunning } from './keep-running.ts';

/** A program without a process. It ends when `die` is called. */
function mortal(): Running & { die: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { pid: 1, address: '', ended: promise, stop: async () => resolve(), die: resolve };
}

describe('architecture §1 watching over the backend', () => {
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
    const program = keepRunning(
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
    await program.stop();
    expect(starts).toBe(1);
  });

  it('puts a new one in place before the old one goes', async () => {
    const [first, second, third] = [mortal(), mortal(), mortal()];
    const next = [second, third];
    const order: string[] = [];
    void first.ended.then(() => order.push('the first has gone'));
    const program = keepRunning(
      'backend',
      first,
      async () => {
        order.push('a new one runs');
        return next.shift() ?? mortal();
      },
      () => undefined,
    );
    await program.replace();
    expect(order).toEqual(['a new one runs', 'the first has gone']);
    await program.replace();
    await program.stop();
    await Promise.all([second.ended, third.ended]);
    expect(order.filter((step) => step === 'a new one runs')).toHaveLength(2);
  });

  it('leaves the old one when the new one cannot start', async () => {
    const first = mortal();
    let gone = false;
    void first.ended.then(() => (gone = true));
    const program = keepRunning(
      'backend',
      first,
      () => Promise.reject(new Error('no such build')),
      () => undefined,
    );
    await expect(program.replace()).rejects.toThrow('no such build');
    expect(gone).toBe(false);
    await program.stop();
  });

  it('D178 one that dies while its replacement fails is started again as it was', async () => {
    const first = mortal();
    const again = mortal();
    const restarted = Promise.withResolvers<void>();
    const replacement = Promise.withResolvers<Running>();
    const start = async () => {
      restarted.resolve();
      return again;
    };
    const program = keepRunning('worker', first, start, () => undefined);
    const replaced = program.replace(() => replacement.promise);
    first.die();
    await restarted.promise;
    replacement.reject(new Error('no such build'));
    await expect(replaced).rejects.toThrow('no such build');
    await program.stop();
    await again.ended;
  });

  it('D178 one that is replaced while it waits to be started again is not started twice', async () => {
    const first = mortal();
    const next = mortal();
    const died = Promise.withResolvers<void>();
    let starts = 0;
    const start = async () => {
      starts += 1;
      return mortal();
    };
    const program = keepRunning('worker', first, start, () => died.resolve());
    first.die();
    await died.promise;
    await program.replace(async () => next);
    await setTimeout(2 * delayBefore(1));
    expect(starts).toBe(0);
    await program.stop();
    await next.ended;
  });
});
