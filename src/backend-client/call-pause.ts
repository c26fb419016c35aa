import { readMessage } from '../platform/worker-messages.ts';
import type { PauseMessage } from './pause-message.ts';

/**
 * Milliseconds after which calls go out again although nobody has said so: the program that paused them may be dead.
 */
const LONGEST = 60_000;

let held: { since: number; end: Promise<void>; release: () => void } | undefined;
let last = { since: 0, until: 0 };

/**
 * Keeps calls of the backend back until `resumeCalls`: it is being replaced and back in seconds, so a caller waits,
 * and nobody gets an error. Prerendered and cached pages do not need it.
 */
export function pauseCalls(): void {
  if (held) return;
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  held = { since: performance.now(), end, release };
  setTimeout(resumeCalls, LONGEST).unref();
}

/** Lets calls go out again. */
export function resumeCalls(): void {
  if (!held) return;
  last = { since: held.since, until: performance.now() };
  held.release();
  held = undefined;
}

/** Settles when calls may go out: at once, unless they are held. @returns whether it had to wait. */
export async function whenResumed(): Promise<boolean> {
  if (!held) return false;
  await held.end;
  return true;
}

/** How many milliseconds since a moment (of `performance`) calls were held: nobody's fault, and no time limit's. */
export function pausedSince(moment: number): number {
  const now = performance.now();
  const { since, until } = held ? { since: held.since, until: now } : last;
  return Math.max(0, until - Math.max(since, moment));
}

/** Heeds what the supervisor says of the backend, in a worker. */
export function followPauses(): void {
  process.on('message', (message) => {
    const heard = readMessage<PauseMessage>(message);
    if (heard?.word === 'release') return resumeCalls();
    if (heard?.word !== 'hold') return;
    pauseCalls();
    process.send?.({ word: 'held', id: heard.id } satisfies PauseMessage);
  });
}
