import { bearing, distanceKm, project, type Place } from './geodesy.ts';
import { graticule } from './graticule.ts';
import { placeLabels, type Label } from './place-labels.ts';
import { roundStep } from './round-steps.ts';

/** An office on the map. */
export interface MapPoint extends Place {
  name: string;
}

/** A dot on the map in drawing units, with a label when there is space for it. */
export interface MapDot {
  name: string;
  x: number;
  y: number;
  radius: number;
  label: Label | undefined;
}

/** A map around an office in drawing units: the centre is (0, 0), y points down. */
export interface OfficeMap {
  /** The offices of the page. */
  own: MapDot[];
  /** Other offices on the map. */
  others: MapDot[];
  /** Bearings of offices beyond the edge, degrees, for marks on the bezel. */
  beyond: { name: string; degrees: number }[];
  /** Radii of the distance rings. */
  rings: number[];
  /** Graticule as an SVG path. */
  lines: string;
  /** The scale bar: its length in kilometres and in drawing units. */
  scale: { km: number; length: number };
}

/** Radius of the map in drawing units. */
export const MAP_RADIUS = 160;

/** Radii of the dots: the page's offices (including the ring), and other offices. */
const DOT_RADIUS = { own: 11, other: 4 } as const;

/** Offices within this distance count as one town, kilometres. */
const TOWN_KM = 60;

/** How many other offices a regional map includes. */
const NEIGHBOUR_OFFICES = 3;

/** Factor between the farthest office and the edge of the map. */
const EDGE_FACTOR = 1.25;

/**
 * A map drawn from coordinates only, without streets: the page's offices, the others in their true direction and
 * distance, distance rings. When some offices are in the same town, the map covers the town; otherwise it includes
 * the three nearest offices.
 * @param own the offices of the page, the first is the centre; the map is undefined when there is none.
 * @param others all other offices.
 */
export function officeMap(own: readonly MapPoint[], others: readonly MapPoint[]): OfficeMap | undefined {
  const [middle] = own;
  if (!middle) return undefined;
  const byDistance = others
    .map((point) => ({ ...point, km: distanceKm(middle, point) }))
    .sort((first, second) => first.km - second.km);
  const radius = reach([...own.slice(1).map((point) => distanceKm(middle, point))], byDistance.map(({ km }) => km)) * EDGE_FACTOR; // prettier-ignore
  const unit = MAP_RADIUS / radius;
  const place = (point: MapPoint, index: number) => {
    const { x, y } = project(middle, point);
    const radius = index < own.length ? DOT_RADIUS.own : DOT_RADIUS.other;
    return { name: point.name, x: round(x * unit), y: round(y * unit), radius };
  };

  const near = byDistance.filter(({ km }) => km <= radius);
  const dots = [...own, ...near].map(place);
  const labels = placeLabels(dots, (x, y) => Math.hypot(x, y) < MAP_RADIUS - 2);
  const labelled = dots.map((dot, index) => ({ ...dot, label: labels[index] }));
  const step = roundStep(radius / 2.4);
  const rings = Math.floor(radius / step);
  return {
    own: labelled.slice(0, own.length),
    others: labelled.slice(own.length),
    beyond: byDistance
      .filter(({ km }) => km > radius)
      .map((point) => ({ name: point.name, degrees: round(bearing(middle, point)) })),
    rings: Array.from({ length: rings }, (_, index) => round((index + 1) * step * unit)),
    lines: graticule(middle, radius)
      .map((line) => `M${line.map(({ x, y }) => `${round(x * unit)} ${round(y * unit)}`).join('L')}`)
      .join(''),
    scale: { km: step, length: round(step * unit) },
  };
}

/** Distance from the centre to the farthest office on the map, kilometres. */
function reach(own: readonly number[], others: readonly number[]): number {
  const town = [...own, ...others.filter((km) => km <= TOWN_KM)];
  if (town.length > 0) return Math.max(...town);
  return others[Math.min(NEIGHBOUR_OFFICES, others.length) - 1] ?? 100;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
