import { readMessage } from '../platform/worker-messages.ts';
import type { PauseMessage } from './pause-message.ts';

/** Milliseconds after which calls resume without a message. The program that paused them may have died. */
const MAX_PAUSE_MS = 60_000;

let pause: { since: number; end: Promise<void>; release: () => void; late: NodeJS.Timeout } | undefined;
let lastPause = { since: 0, until: 0 };

/**
 * Delays calls to the backend until `resumeCalls`. The backend is being replaced and is back in seconds, so callers
 * wait and nobody gets an error. Prerendered and cached pages do not need the backend.
 */
export function pauseCalls(): void {
  if (pause) return;
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  pause = {
    since: performance.now(),
    end,
    release,
    late: setTimeout(resumeCalls, MAX_PAUSE_MS).unref(),
  };
}

/** Resumes calls to the backend. */
export function resumeCalls(): void {
  if (!pause) return;
  // It must not end the next pause.
  clearTimeout(pause.late);
  lastPause = { since: pause.since, until: performance.now() };
  pause.release();
  pause = undefined;
}

/** Resolves when calls may be sent: at once, unless they are paused. */
export async function whenResumed(): Promise<void> {
  await pause?.end;
}

/** Milliseconds for which calls were paused since a moment (of `performance`). Time limits exclude them. */
export function pausedSince(moment: number): number {
  const now = performance.now();
  const { since, until } = pause ? { since: pause.since, until: now } : lastPause;
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
