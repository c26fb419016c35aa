import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseCalls, resumeCalls } from '../backend-client/call-pause.ts';
import { MAX_RENDER_MS, withinRenderLimit } from './render-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A rendering that never ends. */
const endless = new Promise<string>(() => undefined);

/** The status of its error, once there is one. */
function watch(rendering: Promise<unknown>): { status?: number } {
  const seen: { status?: number } = {};
  rendering.catch((error: { status: number }) => (seen.status = error.status));
  return seen;
}

it('D666 a page in time is what it is, and an error its own', async () => {
  expect(await withinRenderLimit(Promise.resolve('page'))).toBe('page');
  await expect(withinRenderLimit(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  expect(vi.getTimerCount()).toBe(0);
});

it('D666 a page that waits for something that never comes is an error of time', async () => {
  const seen = watch(withinRenderLimit(endless));
  await vi.advanceTimersByTimeAsync(MAX_RENDER_MS - 1);
  expect(seen.status).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.status).toBe(504);
});

it('D666 the time in which calls are paused does not count', async () => {
  const seen = watch(withinRenderLimit(endless));
  await vi.advanceTimersByTimeAsync(1_000);
  pauseCalls();
  await vi.advanceTimersByTimeAsync(40_000);
  resumeCalls();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(seen.status).toBeUndefined();
  await vi.advanceTimersByTimeAsync(MAX_RENDER_MS);
  expect(seen.status).toBe(504);
});
