import type { Part } from './dial.ts';
import type { Design } from './design.ts';
import { drawInsert, engraved } from './bezel-insert.ts';
import type { Geometry } from './geometry.ts';
import { metalTones } from './metals.ts';
import { screw } from './movement.ts';
import { circle, dashRing, group, num, path, polar, polygon, tenth } from './svg.ts';

/** Screws around the bezel: eight of a Royal Oak, six of a Big Bang, the eight of a Santos at its corners. */
function screws(design: Design, geometry: Geometry): string {
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
    const count = design.caseKind === 'royal-oak' ? 8 : 6;
    const radius = (bezel.w + opening.w) / 2 + (count === 8 ? 2.5 : 0);
    for (let index = 0; index < count; index += 1)
      places.push(polar((index + (count === 8 ? 0.5 : 0.5)) * (360 / count), radius));
  }
  if (design.caseKind !== 'royal-oak')
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

/** The bezel: metal with an inward bevel, and its stones or engraving. */
export function drawBezel(design: Design, geometry: Geometry): Part {
  const { bezel, opening } = geometry;
  const t = metalTones(design.accent);
  const wide = bezel.w - opening.w;
  const ring = `${bezel.d}${opening.d}`;
  const base = path(ring, `fill="url(#a)" fill-rule="evenodd" stroke="${t.deep}" stroke-width=".8"`);
  const rim = (inset: number) =>
    path(`${bezel.inset(inset).d}${opening.d}`, 'fill="url(#ar)" fill-rule="evenodd"');
  const lip = path(opening.inset(-1.2).d, `fill="none" stroke="url(#a)" stroke-width="2.4"`);
  switch (design.bezel) {
    case 'fluted': {
      const count = 96;
      const [outer, inner] = [bezel.w - 1, opening.w + 4];
      const flute = (Math.PI * (outer + inner)) / count;
      return {
        defs: '',
        content:
          base +
          dashRing(count, inner, outer, flute * 0.5, `stroke="${t.dark}" stroke-opacity=".75"`) +
          group(
            'transform="rotate(1.2)"',
            dashRing(count, inner, outer, flute * 0.2, `stroke="${t.shine}" stroke-opacity=".9"`),
          ) +
          circle(inner, `fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width=".6"`) +
          lip,
      };
    }
    case 'coin':
      return {
        defs: '',
        content: base + dashRing(120, bezel.w - 4, bezel.w, 1.7, `stroke="${t.dark}"`) + rim(4) + lip,
      };
    case 'dive':
    case 'gmt':
      return {
        defs: '',
        content:
          base +
          dashRing(design.bezel === 'gmt' ? 120 : 90, bezel.w - 3.2, bezel.w, 2.2, `stroke="${t.dark}"`) +
          drawInsert(design, bezel.w - 3.6, opening.w + 2.4) +
          lip,
      };
    case 'tachymeter':
      return { defs: '', content: base + drawInsert(design, bezel.w - 2, opening.w + 2) + lip };
    case 'engine':
      return {
        defs: '',
        content:
          base +
          circle((bezel.w + opening.w) / 2, `fill="none" stroke="url(#ar)" stroke-width="${num(wide - 3)}"`) +
          path(
            engraved(ROMANS, (bezel.w + opening.w) / 2, wide * 0.5),
            `fill="none" stroke="${t.deep}" stroke-width="1.2"`,
          ) +
          lip,
      };
    case 'gems':
      return { defs: '', content: base + gems(bezel.inset(wide / 2), wide, t.mid) + lip };
    case 'screws':
      return {
        defs: '',
        content:
          base +
          path(`${bezel.inset(2.4).d}${opening.d}`, 'fill="url(#ab)" fill-rule="evenodd"') +
          path(opening.inset(-3).d, `fill="none" stroke="url(#ar)" stroke-width="3"`) +
          screws(design, geometry),
      };
    case 'smooth':
      return { defs: '', content: base + rim(wide * 0.42) + lip };
  }
}

const ROMANS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map(
  (text, hour) => [hour * 30, text] as const,
);

/** Brilliants along a line. */
function gems(line: Geometry['bezel'], wide: number, metal: string): string {
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
