import { project, type Place } from './geodesy.ts';
import { roundStep } from './round-steps.ts';

/** Approximate number of lines of a graticule across a map. */
const LINES = 5;

/** Points per line, enough for a smooth curve. */
const POINTS = 12;

const KM_PER_DEGREE = 111.2;

/**
 * Meridians and parallels around a position, in round steps, as polylines in kilometres east and south. They extend
 * past the radius; the map clips them.
 * @param radius of the map, kilometres.
 */
export function graticule(middle: Place, radius: number): { x: number; y: number }[][] {
  const span = radius / KM_PER_DEGREE;
  const narrow = Math.max(0.2, Math.cos((middle.latitude * Math.PI) / 180));
  const [south, north] = [Math.max(-85, middle.latitude - span), Math.min(85, middle.latitude + span)];
  const wide = Math.min(170, span / narrow / Math.cos(Math.min(1.2, (span * Math.PI) / 180)));
  const [west, east] = [middle.longitude - wide, middle.longitude + wide];
  const line = (place: (share: number) => Place) =>
    Array.from({ length: POINTS + 1 }, (_, index) => project(middle, place(index / POINTS)));
  return [
    ...steps(west, east, roundStep((2 * wide) / LINES)).map((longitude) =>
      line((share) => ({ latitude: south + (north - south) * share, longitude })),
    ),
    ...steps(south, north, roundStep((2 * span) / LINES)).map((latitude) =>
      line((share) => ({ latitude, longitude: west + (east - west) * share })),
    ),
  ];
}

/** Multiples of a step between two numbers. */
function steps(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}
