import { LRUCache } from 'lru-cache';

/** Milliseconds for which the same error is not reported again. */
const SAME = 60_000;

/** How many reports in how many milliseconds, whatever they say: an outage is reported once, not a thousand times. */
const MOST = { reports: 30, within: 600_000 };

/** Names of errors that are remembered. */
const REMEMBERED = 500;

/** Decides which errors are reported. */
export interface ReportLimit {
  /**
   * @param name what makes an error the same as another one.
   * @returns how many like it were left out since the last one that was reported; undefined: leave this one out too.
   */
  take(name: string): number | undefined;
}

/** @param now milliseconds. */
export function createReportLimit(now: () => number = () => performance.now()): ReportLimit {
  const known = new LRUCache<string, { reportedAt: number; leftOut: number }>({ max: REMEMBERED });
  let times: number[] = [];
  return {
    take(name) {
      const at = now();
      const before = known.peek(name);
      times = times.filter((time) => at - time < MOST.within);
      if (times.length >= MOST.reports || (before && at - before.reportedAt < SAME)) {
        if (before) before.leftOut += 1;
        return undefined;
      }
      times.push(at);
      known.set(name, { reportedAt: at, leftOut: 0 });
      return before?.leftOut ?? 0;
    },
  };
}
