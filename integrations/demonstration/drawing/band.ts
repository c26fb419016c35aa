import type { Geometry } from './geometry.ts';
import type { Projection } from './projection.ts';

/** A bracelet or strap as a surface: it starts at the case and bends around the wrist. */
export interface Band {
  /**
   * Maps a position to the picture: `across` from -1 to 1, and `along` in units from the case (downwards when side is
   * 1).
   */
  at(across: number, along: number, side: 1 | -1): [number, number];
  /** The visible length on each side. */
  length: number;
  /** Half the width at a distance from the case. */
  half(along: number): number;
}

/**
 * Bends a band around a wrist that fits the picture.
 *
 * @param reach distance from the centre at which the band should end
 */
export function band(geometry: Geometry, project: Projection, reach: number, taper: number): Band {
  const bend = reach - geometry.strapStart;
  const length = bend * (project.turned ? 1.12 : 1.38);
  const half = (along: number) => geometry.strapHalf * (1 - (taper * along) / length);
  return {
    length,
    half,
    at(across, along, side) {
      const angle = along / bend;
      const y = geometry.strapStart + bend * Math.sin(angle);
      const z = -14 - bend * (1 - Math.cos(angle));
      return project(across * half(along), side * y, z);
    },
  };
}
