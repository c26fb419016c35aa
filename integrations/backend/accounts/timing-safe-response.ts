import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two moments at which an answer may leave. */
const BEAT = 250;

/**
 * Does work whose length would reveal something, such as whether an address is known, and answers at the next beat: a
 * few milliseconds more or less of work are not to be seen from outside. Failures wait as well.
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
