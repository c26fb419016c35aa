import type { Geometry } from './geometry.ts';
import type { Projection } from './projection.ts';

/** A bracelet or strap as a surface: it leaves the case and bends away around the wrist. */
export interface Band {
  /** The point on the picture at `across` (-1 to 1) and `along` (units from the case, down when side is 1). */
  at(across: number, along: number, side: 1 | -1): [number, number];
  /** The length that can be seen on each side. */
  length: number;
  /** Half the width at a distance along. */
  half(along: number): number;
}

/**
 * Bends a band around a wrist of the radius the picture leaves room for.
 *
 * @param reach units from the centre to where the picture should end the band
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
