import type { Bounds } from '@tourbillon/domain/sections/filter-state.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Day of a moment, counted from 1970 (UTC). @param moment milliseconds since 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

/** Converts bounds of an age in days to bounds of the day itself: at most 7 days old is since a week ago. */
export function ageBounds({ from, to }: Bounds, today: number): Bounds {
  return {
    from: to === undefined ? undefined : today - to,
    to: from === undefined ? undefined : today - from,
  };
}
