import { closeSync, openSync } from 'node:fs';

/** Milliseconds between two checks whether the terminal is still there. */
export const CHECK_INTERVAL_MS = 5_000;

/** Milliseconds after which the SIGHUP of a closed terminal must have arrived. */
export const HANGUP_DELAY_MS = 1_000;

/**
 * Detects whether a SIGHUP means that the terminal was closed. A program that outlives its terminal (`nohup`) gets no
 * signal when the terminal closes; a later SIGHUP is a command, for example of a deploy.
 * @param has whether there is a terminal now. @returns whether the terminal was closed a moment ago.
 */
export function watchTerminal(has: () => boolean = hasTerminal): () => boolean {
  let isWatched = has();
  const watch = setInterval(() => {
    if (isWatched && has()) return;
    clearInterval(watch);
    setTimeout(() => (isWatched = false), HANGUP_DELAY_MS).unref();
  }, CHECK_INTERVAL_MS).unref();
  return () => isWatched && !has();
}

/** Whether this process has a terminal. */
function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
