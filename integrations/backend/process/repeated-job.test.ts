import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeatedJob } from './repeated-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job runs now and then periodically, until it is stopped', async () => {
  let runs = 0;
  const job = startRepeatedJob(async () => void (runs += 1), 1_000);
  await vi.advanceTimersByTimeAsync(2_500);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(3);
});

test('what a long run has missed is not made up for, and stopping waits for the current run alone', async () => {
  let runs = 0;
  // As a service that takes ten seconds to fail.
  const job = startRepeatedJob(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }, 1_000);
  await vi.advanceTimersByTimeAsync(15_000);
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(runs).toBe(2);
});
