import type { Part } from './dial.ts';
import type { Design } from './design.ts';
import type { Geometry } from './geometry.ts';
import { textPath } from './glyphs.ts';
import { metalTones } from './metals.ts';
import { screw } from './movement.ts';
import { circle, dashRing, group, num, path, polar, polygon } from './svg.ts';

/** A figure on a turning bezel, its foot towards the centre. */
function engraved(labels: readonly (readonly [degrees: number, text: string])[], radius: number, height: number): string {
  return labels.map(([degrees, text]) => textPath(text, ...polar(degrees, radius), height, degrees, 1.4)).join('');
}

const DIVE = [10, 20, 30, 40, 50].map((minute) => [minute * 6, String(minute)] as const);
const HOURS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22].map((hour) => [hour * 15, String(hour)] as const);
const SPEEDS = [500, 300, 240, 200, 170, 150, 130, 120, 110, 100, 90, 80, 75, 70, 65, 60].map((speed) => [(3600 / speed) * 6, String(speed)] as const);

/** A ring with figures: of a diver, a second time zone, a tachymeter. */
function insert(design: Design, outer: number, inner: number): string {
  const tones = metalTones(design.accent);
  const [first, second] = design.insert;
  const bare = first === '';
  const print = bare ? tones.deep : /gold/.test(design.accent) ? tones.light : '#eceae2';
  const middle = (outer + inner) / 2;
  const band = outer - inner;
  const half = (colour: string, sweep: 0 | 1) =>
    path(`M${num(-middle)} 0A${num(middle)} ${num(middle)} 0 0 ${sweep} ${num(middle)} 0`, `fill="none" stroke="${colour}" stroke-width="${num(band)}"`);
  const ground = bare
    ? circle(middle, `fill="none" stroke="url(#ar)" stroke-width="${num(band)}"`)
    : half(design.bezel === 'gmt' ? second : first, 1) + half(first, 0);
  const sheen = bare ? '' : circle(middle, `fill="none" stroke="url(#sh)" stroke-width="${num(band)}"`);
  const stroke = `fill="none" stroke="${print}" stroke-linecap="round" stroke-linejoin="round"`;
  if (design.bezel === 'gmt') {
    const day = design.insert[0] === design.insert[1] ? '' : '';
    return ground + day + sheen + path(engraved(HOURS, middle, band * 0.52), `${stroke} stroke-width="1.5"`) + dashRing(24, middle - 0.8, middle + 0.8, 1.6, `stroke="${print}" transform="rotate(15)" opacity=".0"`) + triangle(middle, band, print);
  }
  if (design.bezel === 'dive') {
    const strokes = dashRing(12, middle - band * 0.3, middle + band * 0.3, 1.8, `stroke="${print}" transform="rotate(0)" opacity="0"`);
    const odd = [1, 3, 5, 7, 9, 11].map((hour) => {
      const [x1, y1] = polar(hour * 30, middle - band * 0.3);
      const [x2, y2] = polar(hour * 30, middle + band * 0.3);
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
    });
    const minutes = Array.from({ length: 14 }, (_, index) => {
      const [x1, y1] = polar((index + 1) * 6, inner + 1.5);
      const [x2, y2] = polar((index + 1) * 6, inner + band * 0.36);
      return (index + 1) % 5 ? `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}` : '';
    });
    return (
      ground + sheen + (strokes && '') +
      path(engraved(DIVE, middle, band * 0.52), `${stroke} stroke-width="1.7"`) +
      path(odd.join(''), `${stroke} stroke-width="2.4"`) +
      path(minutes.join(''), `${stroke} stroke-width=".9"`) +
      triangle(middle, band, print) +
      circle(2.2, 'fill="#f6f8e6" stroke="#8c8f86" stroke-width=".5"', 0, -middle)
    );
  }
  return ground + sheen + path(engraved(SPEEDS, middle + band * 0.08, band * 0.3), `${stroke} stroke-width=".8"`) + dashRing(60, inner + 0.6, inner + band * 0.2, 0.6, `stroke="${print}"`);
}

function triangle(middle: number, band: number, colour: string): string {
  return path(polygon([[-band * 0.42, -middle - band * 0.36], [band * 0.42, -middle - band * 0.36], [0, -middle + band * 0.4]]), `fill="${colour}"`);
}

/** Screws around the bezel: eight of a Royal Oak, six of a Big Bang, the eight of a Santos at its corners. */
function screws(design: Design, geometry: Geometry): string {
  const { bezel, opening } = geometry;
  const t = metalTones(design.metal);
  const places: [number, number][] = [];
  if (design.caseKind === 'santos') {
    const rim = (bezel.w + opening.w) / 2;
    for (const [x, y] of [[1, 0.62], [0.62, 1]] as const) for (const sx of [-1, 1]) for (const sy of [-1, 1]) places.push([x * rim * sx, y * rim * sy]);
  } else {
    const count = design.caseKind === 'royal-oak' ? 8 : 6;
    const radius = (bezel.w + opening.w) / 2 + (count === 8 ? 2.5 : 0);
    for (let index = 0; index < count; index += 1) places.push(polar((index + (count === 8 ? 0.5 : 0.5)) * (360 / count), radius));
  }
  if (design.caseKind !== 'royal-oak') return places.map(([x, y], index) => screw(x, y, 4, index * 47 + 20, t.light)).join('');
  return places
    .map(([x, y], index) => {
      const turn = (index + 0.5) * 45;
      const hexagon = polygon([30, 90, 150, 210, 270, 330].map((degrees) => polar(degrees, 5)));
      return group(
        `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
        path(hexagon, `fill="${t.light}" stroke="${t.deep}" stroke-width=".8"`) + path('M-3.4 0H3.4', `stroke="${t.deep}" stroke-width="1.1"`),
      );
    })
    .join('');
}

/** The bezel: its metal with a bevel falling inwards, and what is set or engraved in it. */
export function drawBezel(design: Design, geometry: Geometry): Part {
  const { bezel, opening } = geometry;
  const t = metalTones(design.accent);
  const wide = bezel.w - opening.w;
  const ring = `${bezel.d}${opening.d}`;
  const base = path(ring, `fill="url(#a)" fill-rule="evenodd" stroke="${t.deep}" stroke-width=".8"`);
  const rim = (inset: number) => path(`${bezel.inset(inset).d}${opening.d}`, 'fill="url(#ar)" fill-rule="evenodd"');
  const lip = path(opening.inset(-1.2).d, `fill="none" stroke="url(#a)" stroke-width="2.4"`);
  switch (design.bezel) {
    case 'fluted': {
      const count = 96;
      const [outer, inner] = [bezel.w - 1, opening.w + 4];
      const flute = (Math.PI * (outer + inner)) / count;
      return {
        defs: '',
        content: base + dashRing(count, inner, outer, flute * 0.5, `stroke="${t.dark}" stroke-opacity=".75"`) + group('transform="rotate(1.2)"', dashRing(count, inner, outer, flute * 0.2, `stroke="${t.shine}" stroke-opacity=".9"`)) + circle(inner, `fill="none" stroke="${t.deep}" stroke-opacity=".5" stroke-width=".6"`) + lip,
      };
    }
    case 'coin':
      return { defs: '', content: base + dashRing(120, bezel.w - 4, bezel.w, 1.7, `stroke="${t.dark}"`) + rim(4) + lip };
    case 'dive':
    case 'gmt':
      return { defs: '', content: base + dashRing(design.bezel === 'gmt' ? 120 : 90, bezel.w - 3.2, bezel.w, 2.2, `stroke="${t.dark}"`) + insert(design, bezel.w - 3.6, opening.w + 2.4) + lip };
    case 'tachymeter':
      return { defs: '', content: base + insert(design, bezel.w - 2, opening.w + 2) + lip };
    case 'engine':
      return { defs: '', content: base + circle((bezel.w + opening.w) / 2, `fill="none" stroke="url(#ar)" stroke-width="${num(wide - 3)}"`) + path(engraved(ROMANS, (bezel.w + opening.w) / 2, wide * 0.5), `fill="none" stroke="${t.deep}" stroke-width="1.2"`) + lip };
    case 'gems':
      return { defs: '', content: base + gems(bezel.inset(wide / 2), wide, t.mid) + lip };
    case 'screws':
      return { defs: '', content: base + path(`${bezel.inset(2.4).d}${opening.d}`, 'fill="url(#ab)" fill-rule="evenodd"') + path(opening.inset(-3).d, `fill="none" stroke="url(#ar)" stroke-width="3"`) + screws(design, geometry) };
    case 'smooth':
      return { defs: '', content: base + rim(wide * 0.42) + lip };
  }
}

const ROMANS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map((text, hour) => [hour * 30, text] as const);

/** Brilliants all along a line. */
function gems(line: Geometry['bezel'], wide: number, metal: string): string {
  const r = wide * 0.3;
  const around = 2 * Math.PI * Math.max(line.w, line.h);
  const count = Math.round(around / (r * 2.35) / 4) * 4;
  let stones = '';
  let facets = '';
  for (let index = 0; index < count; index += 1) {
    const degrees = (index * 360) / count;
    const [x, y] = polar(degrees, line.edge(degrees));
    stones += `M${num(x)} ${num(y)}h.01`;
    facets += `M${num(x - r * 0.5)} ${num(y)}l${num(r * 0.5)} ${num(-r * 0.5)}l${num(r * 0.5)} ${num(r * 0.5)}l${num(-r * 0.5)} ${num(r * 0.5)}z`;
  }
  return path(stones, `stroke="${metal}" stroke-width="${num(r * 2.3)}" stroke-linecap="round"`) + path(stones, `stroke="#fbfdff" stroke-width="${num(r * 1.9)}" stroke-linecap="round"`) + path(facets, 'fill="#b4c6d4" stroke="#fff" stroke-width=".4"');
}
