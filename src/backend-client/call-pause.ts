import { readMessage } from '../platform/worker-messages.ts';
import type { PauseMessage } from './pause-message.ts';

/** Milliseconds after which calls resume without a message. The program that paused them may have died. */
const LONGEST = 60_000;

let held: { since: number; end: Promise<void>; release: () => void } | undefined;
let last = { since: 0, until: 0 };

/**
 * Delays calls to the backend until `resumeCalls`. The backend is being replaced and is back in seconds, so callers
 * wait and nobody gets an error. Prerendered and cached pages do not need the backend.
 */
export function pauseCalls(): void {
  if (held) return;
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  held = { since: performance.now(), end, release };
  setTimeout(resumeCalls, LONGEST).unref();
}

/** Resumes calls to the backend. */
export function resumeCalls(): void {
  if (!held) return;
  last = { since: held.since, until: performance.now() };
  held.release();
  held = undefined;
}

/** Resolves when calls may be sent: at once, unless they are paused. @returns whether it had to wait. */
export async function whenResumed(): Promise<boolean> {
  if (!held) return false;
  await held.end;
  return true;
}

/** Milliseconds for which calls were paused since a moment (of `performance`). Time limits exclude them. */
export function pausedSince(moment: number): number {
  const now = performance.now();
  const { since, until } = held ? { since: held.since, until: now } : last;
  return Math.max(0, until - Math.max(since, moment));
}

/** In a worker: follows the supervisor's messages about the backend. */
export function followPauses(): void {
  process.on('message', (message) => {
    const heard = readMessage<PauseMessage>(message);
    if (heard?.word === 'release') return resumeCalls();
    if (heard?.word !== 'hold') return;
    pauseCalls();
    process.send?.({ word: 'held', id: heard.id } satisfies PauseMessage);
  });
}
