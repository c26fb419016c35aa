import { setTimeout as pause } from 'node:timers/promises';

/** Responses are sent at multiples of this many milliseconds after the request. */
const BEAT = 250;

/**
 * Runs work whose duration would reveal something, such as whether an address is known, and returns at the next
 * multiple of `BEAT`. So small differences in duration are not visible from outside. Failures are delayed as well.
 */
export async function timingSafeResponse<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    await pause(Math.ceil(spent / BEAT) * BEAT - spent);
  }
}
