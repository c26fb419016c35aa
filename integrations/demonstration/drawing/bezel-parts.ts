import type { Design } from './design.ts';
import type { Geometry } from './geometry.ts';
import { metalTones, type Tones } from './metals.ts';
import { screw } from './movement.ts';
import { circle, group, num, path, polar, polygon, tenth } from './svg.ts';

/** Whether the bezel is the octagon of a Royal Oak, with its hexagonal screws. */
export const isOctagon = ({ caseKind }: Design) => caseKind === 'royal-oak' || caseKind === 'offshore';

/** Screws around the bezel: eight of a Royal Oak, six of a Big Bang, the eight of a Santos at its corners. */
export function screws(design: Design, geometry: Geometry): string {
  const { bezel, opening } = geometry;
  const t = metalTones(design.metal);
  const places: [number, number][] = [];
  if (design.caseKind === 'santos') {
    const rim = (bezel.w + opening.w) / 2;
    for (const [x, y] of [
      [1, 0.62],
      [0.62, 1],
    ] as const)
      for (const sx of [-1, 1]) for (const sy of [-1, 1]) places.push([x * rim * sx, y * rim * sy]);
  } else {
    const count = isOctagon(design) ? 8 : design.bezel === 'bolts' ? 5 : 6;
    const radius = (bezel.w + opening.w) / 2 + (count === 8 ? 2.5 : 0);
    for (let index = 0; index < count; index += 1) places.push(polar((index + 0.5) * (360 / count), radius));
  }
  if (!isOctagon(design))
    return places.map(([x, y], index) => screw(x, y, 4, index * 47 + 20, t.light)).join('');
  return places
    .map(([x, y], index) => {
      const turn = (index + 0.5) * 45;
      const hexagon = polygon([30, 90, 150, 210, 270, 330].map((degrees) => polar(degrees, 5)));
      return group(
        `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
        path(hexagon, `fill="${t.light}" stroke="${t.deep}" stroke-width=".8"`) +
          path('M-3.4 0H3.4', `stroke="${t.deep}" stroke-width="1.1"`),
      );
    })
    .join('');
}

/** Raised tabs across the bezel at some angles: the riders of a Chronomat, the arms of an Aikon. */
export function tabs(
  angles: readonly number[],
  { bezel, opening }: Geometry,
  half: number,
  edge: string,
): string {
  const [outer, inner] = [bezel.w + 2, opening.w + 4];
  const d = `M${num(-half)} ${num(-outer)}H${num(half)}L${num(half * 0.8)} ${num(-inner)}H${num(-half * 0.8)}Z`;
  return angles
    .map((turn) => path(d, `fill="url(#a)" stroke="${edge}" stroke-width=".8" transform="rotate(${turn})"`))
    .join('');
}

/** The four claws of a Constellation at three and nine o'clock. */
export function claws(radius: number, edge: string): string {
  return [-104, -76, 76, 104]
    .map((turn) =>
      path(
        `M-5 ${num(-radius - 4)}H5V${num(12 - radius)}Q0 ${num(16 - radius)} -5 ${num(12 - radius)}Z`,
        `fill="url(#m)" stroke="${edge}" stroke-width=".8" transform="rotate(${turn})"`,
      ),
    )
    .join('');
}

/** A ring of beads: the edge of a Navitimer. */
export function beads(radius: number, t: Tones): string {
  const pitch = (2 * Math.PI * radius) / 96;
  const ring = (width: number, colour: string) =>
    circle(
      radius,
      `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${pitch.toFixed(4)}"`,
    );
  return ring(5.6, t.deep) + ring(4.6, t.light);
}

/** Brilliants along a line. */
export function gems(line: Geometry['bezel'], wide: number, metal: string): string {
  const r = wide * 0.36;
  const around = 2 * Math.PI * Math.max(line.w, line.h);
  const count = Math.round(around / (r * 2.35) / 4) * 4;
  const half = tenth(r / 2);
  const facetSides = `${half} -${half} ${half} ${half} -${half} ${half}`;
  let stones = '';
  let facets = '';
  for (let index = 0; index < count; index += 1) {
    const degrees = (index * 360) / count;
    const [x, y] = polar(degrees, line.edge(degrees));
    stones += `M${tenth(x)} ${tenth(y)}h.01`;
    facets += `M${tenth(x - r / 2)} ${tenth(y)}l${facetSides}z`;
  }
  return (
    `<defs><path id="ge" d="${stones}"/></defs><g stroke-linecap="round">` +
    `<use href="#ge" stroke="${metal}" stroke-width="${num(r * 2.3)}"/><use href="#ge" stroke="#fbfdff" stroke-width="${num(r * 1.9)}"/></g>` +
    path(facets, 'fill="#b4c6d4" stroke="#fff" stroke-width=".4"')
  );
}

/** The six notches in the edge of an Overseas bezel. */
export function notches(radius: number, edge: string): string {
  const d = `M-8 ${num(-radius - 1)}L-5 ${num(5.5 - radius)}Q0 ${num(6.5 - radius)} 5 ${num(5.5 - radius)}L8 ${num(-radius - 1)}Z`;
  return [0, 60, 120, 180, 240, 300]
    .map((turn) => path(d, `fill="url(#mb)" stroke="${edge}" stroke-width=".8" transform="rotate(${turn})"`))
    .join('');
}
