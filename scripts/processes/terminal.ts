import { closeSync, openSync } from 'node:fs';

/** Milliseconds between two looks whether the terminal is still there. */
export const CHECK_INTERVAL_MS = 5_000;

/** Milliseconds within which the SIGHUP of a closed terminal has come. */
export const HANGUP_DELAY_MS = 1_000;

/**
 * Tells whether a SIGHUP means that the terminal was closed. A program that outlives its terminal (`nohup`) got no
 * signal when the terminal went: a later SIGHUP is an order, for example of a deploy.
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
