import type { Geometry } from './geometry.ts';

/** A bracelet or strap as a surface: it starts at the case and bends around the wrist. */
export interface Band {
  /**
   * Maps a position to the picture: `across` from -1 to 1, and `along` in units from the case (downwards when side is
   * 1).
   */
  at(across: number, along: number, side: 1 | -1): [number, number];
  /** The visible length on each side. */
  length: number;
  /** The length between the lugs, which the end link of a bracelet fills. */
  lead: number;
  /** Half the width at a distance from the case. */
  half(along: number): number;
}

/**
 * Bends a band around a wrist that fits the picture.
 *
 * @param reach distance from the centre at which the band should end
 */
export function band(geometry: Geometry, reach: number, taper: number): Band {
  const bend = reach - geometry.strapStart;
  const length = bend * 1.38;
  const lead = geometry.tip - geometry.strapStart;
  // Between the lugs a band is as wide as their distance.
  const half = (along: number) => geometry.strapHalf * (1 - (taper * Math.max(0, along - lead)) / length);
  return {
    length,
    lead,
    half,
    at: (across, along, side) => [
      across * half(along),
      side * (geometry.strapStart + bend * Math.sin(along / bend)),
    ],
  };
}
