import { LRUCache } from 'lru-cache';

/** Milliseconds for which the same error is not reported again. */
const REPEAT_INTERVAL_MS = 60_000;

/** Most reports in a period (milliseconds): an outage must not cause thousands of reports. */
const RATE = { reports: 30, within: 600_000 };

/** Number of error names that are remembered. */
const MAX_REMEMBERED = 500;

/** Decides which errors are reported. */
export interface ReportLimit {
  /**
   * @param name errors with the same name count as the same error.
   * @returns how many such errors were left out since the last report; undefined: leave this one out too.
   */
  take(name: string): number | undefined;
}

/** @param now milliseconds. */
export function createReportLimit(now: () => number = () => performance.now()): ReportLimit {
  const known = new LRUCache<string, { reportedAt: number; leftOut: number }>({ max: MAX_REMEMBERED });
  let times: number[] = [];
  return {
    take(name) {
      const at = now();
      const before = known.peek(name);
      times = times.filter((time) => at - time < RATE.within);
      if (times.length >= RATE.reports || (before && at - before.reportedAt < REPEAT_INTERVAL_MS)) {
        if (before) before.leftOut += 1;
        return undefined;
      }
      times.push(at);
      known.set(name, { reportedAt: at, leftOut: 0 });
      return before?.leftOut ?? 0;
    },
  };
}
