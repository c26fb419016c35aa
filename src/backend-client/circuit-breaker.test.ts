import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../platform/errors/backend-error.ts';
import { createCircuit } from './circuit-breaker.ts';

const YEAR = 365 * 24 * 3_600_000;
const LIMITS = { failures: 1, firstPause: 1_000, longestPause: 5_000 };

describe('clocks: the circuit of a backend that has come back', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['put back by a year', -YEAR, 100],
    ['put back by a day', -YEAR / 365, 100],
    ['put back by a minute', -60_000, 100],
    ['right', 0, 1_100],
    ['put on by a year', YEAR, 100],
  ])('closes after no longer than its pause, its clock %s', async (_, shift, pause) => {
    const run = createCircuit('a backend', LIMITS);
    await expect(run('/faq', () => Promise.reject(new BackendError('/faq')))).rejects.toThrow();
    vi.setSystemTime(Date.now() + shift);
    vi.advanceTimersByTime(pause);
    expect(await run('/faq', () => Promise.resolve('back'))).toBe('back');
  });
});
