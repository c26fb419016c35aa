import type { Bounds } from './offer.ts';

/** Width of the drawing in its units, and the minimum distance of the mark from either end. */
const WIDTH = 600;
const EDGE = 6;

/** Position of the likely sum on a band from the lower to the upper bound. */
export function bandPlaces({ lower, likely, upper }: Bounds): { likely: number } {
  const share = upper > lower ? (likely - lower) / (upper - lower) : 0.5;
  return { likely: Math.round(Math.min(WIDTH - EDGE, Math.max(EDGE, share * WIDTH))) };
}
