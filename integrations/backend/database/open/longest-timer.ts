/** The longest wait that a timer of Node holds, milliseconds (24.8 days); a longer one ends after one millisecond. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** A wait that a timer holds: as it is, or the longest there is. What is no number is left to Node. */
export function boundedTimer(milliseconds: unknown): unknown {
  return Number(milliseconds) > LONGEST_WAIT ? LONGEST_WAIT : milliseconds;
}

/** Whether the timers of this process are bounded already. */
let isBounded = false;

/**
 * Lets `setTimeout` end a wait that is too long for it after the longest it holds, not at once. PGlite needs it: within
 * a second of a query its PostgreSQL sets an alarm ten seconds ahead by the calendar, and sets it again when it rings
 * and the moment has not come. A clock that was put back by a year meanwhile made that a wait of a year, which rang
 * after a millisecond, was set again, and so on 770 times a second until the clock was right. PGlite offers no other
 * way in: its alarm is a call of the global `setTimeout`.
 */
export function boundTimers(): void {
  if (isBounded) return;
  isBounded = true;
  // What else belongs to it, such as its form for promises, stays.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (setTimer, self, [act, wait, ...rest]: unknown[]) =>
      Reflect.apply(setTimer, self, [act, boundedTimer(wait), ...rest]),
  });
}
