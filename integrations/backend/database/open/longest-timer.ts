/** The longest delay of a Node timer, milliseconds (24.8 days); a longer one ends after one millisecond. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * A delay that timers support: the given one, or the longest possible one. Values that are not numbers are unchanged.
 */
export function boundedTimer(milliseconds: unknown): unknown {
  return Number(milliseconds) > LONGEST_WAIT ? LONGEST_WAIT : milliseconds;
}

/** Whether the timers of this process are bounded already. */
let isBounded = false;

/**
 * Changes `setTimeout`: a delay that is too long is replaced by the longest supported one, and does not end at once.
 * PGlite needs this. Within a second of a query its PostgreSQL sets an alarm ten seconds ahead by the wall clock, and
 * sets it again if it rings too early. When the clock was set back by a year, the alarm became a delay of a year. It
 * rang after one millisecond and was set again, 770 times a second, until the clock was right. PGlite's alarm calls
 * the global `setTimeout`, and there is no other way to change it.
 */
export function boundTimers(): void {
  if (isBounded) return;
  isBounded = true;
  // A proxy keeps the properties of the function, such as its promise version.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (setTimer, self, [act, wait, ...rest]: unknown[]) =>
      Reflect.apply(setTimer, self, [act, boundedTimer(wait), ...rest]),
  });
}
