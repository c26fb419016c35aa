import type { Bounds } from './offer.ts';

/** Units of the drawing's width, and how near its mark may come to an end. */
const WIDTH = 600;
const EDGE = 6;

/** Where the likely sum stands on a band that goes from the lower bound to the upper one. */
export function bandPlaces({ lower, likely, upper }: Bounds): { likely: number } {
  const share = upper > lower ? (likely - lower) / (upper - lower) : 0.5;
  return { likely: Math.round(Math.min(WIDTH - EDGE, Math.max(EDGE, share * WIDTH))) };
}
