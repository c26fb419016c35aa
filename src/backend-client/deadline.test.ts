import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CallResult } from './call-result.ts';
import { ITEM } from './test-backend.ts';

const RESULT: CallResult = { kind: 'refusal', status: 404, body: {} };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** What becomes of a call whose response takes some milliseconds. */
async function outcomeAfter(ms: number, { build }: { build: boolean }): Promise<string> {
  const { allowSlowCalls, callTimeLimit, withinTimeLimit } = await import('./deadline.ts');
  if (build) allowSlowCalls();
  expect(callTimeLimit()).toBe(build ? 10_000 : 2_000);
  const asking = new Promise<CallResult>((resolve) => setTimeout(resolve, ms, RESULT));
  const outcome = withinTimeLimit('http://backend/', ITEM, asking).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

it.each([
  [1_900, false, 'answered'],
  [2_100, false, 'time limit'],
  [9_900, true, 'answered'],
  [10_100, true, 'time limit'],
])('a response after %d ms, in a build %s: %s', async (ms, build, outcome) => {
  expect(await outcomeAfter(ms, { build })).toContain(outcome);
});
