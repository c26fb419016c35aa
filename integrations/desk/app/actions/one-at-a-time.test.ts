import { describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** An action that ends when the test says so. */
function pendingAction() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { action: vi.fn(() => promise), resolve, reject };
}

describe('a form is sent once until its call is settled', () => {
  it('when it is sent again at once, before anything is rendered', async () => {
    const changes: boolean[] = [];
    const run = oneAtATime((isRunning) => void changes.push(isRunning));
    const { action, resolve } = pendingAction();
    const [first, second] = [run(action), run(action)];
    resolve('sent');
    expect(await Promise.all([first, second])).toEqual(['sent', undefined]);
    expect(action).toHaveBeenCalledOnce();
    expect(changes).toEqual([true, false]);
  });

  it('and again after a success or a failure', async () => {
    const run = oneAtATime(() => undefined);
    const failed = pendingAction();
    const first = run(failed.action);
    failed.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await run(async () => 'second')).toBe('second');
    expect(await run(async () => 'third')).toBe('third');
  });
});
