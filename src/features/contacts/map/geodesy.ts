/** A position on the Earth, degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth, kilometres. A sphere is exact enough for this page. */
const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two positions, kilometres (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Initial bearing from one position to another, degrees clockwise from north, 0 to 360. */
export function bearing(from: Place, to: Place): number {
  const turn = radians(to.longitude - from.longitude);
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/**
 * Projects a position onto a map around a centre, kilometres east and south. Distances and directions from the centre
 * are exact (azimuthal equidistant projection).
 */
export function project(middle: Place, place: Place): { x: number; y: number } {
  const distance = distanceKm(middle, place);
  const direction = radians(bearing(middle, place));
  return { x: distance * Math.sin(direction), y: -distance * Math.cos(direction) };
}

/** Eight directions from north clockwise: 1 is north-east. */
const OCTANTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Octant = (typeof OCTANTS)[number];

/** The nearest of eight directions. */
export function octant(degrees: number): Octant {
  return OCTANTS[Math.round(degrees / 45) % 8] ?? 0;
}
