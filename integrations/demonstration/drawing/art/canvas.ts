import type { Random } from '../random.ts';
import { num } from '../svg.ts';
import type { Palette } from './palettes.ts';

/** The surface for a composition: its size in units of the drawing, random generator and colours. */
export interface Canvas {
  w: number;
  h: number;
  random: Random;
  palette: Palette;
  /** Softness of paint edges: 0 for print, 1 for watercolour. */
  softness: number;
  /** Transparency of paint: 0 is opaque. */
  glaze: number;
}

/** A random colour of the palette, except its background. */
export function paint({ palette, random }: Canvas): string {
  return palette[1 + Math.floor(random.next() ** 1.25 * (palette.length - 1))] ?? palette[0];
}

/** The accent of the palette. */
export function accent({ palette }: Canvas): string {
  return palette.at(-1) ?? palette[0];
}

/** A closed smooth line through points. */
export function blob(points: readonly (readonly [number, number])[]): string {
  const mid = (a: readonly [number, number], b: readonly [number, number]) =>
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  let d = '';
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length];
    const before = points[(index + points.length - 1) % points.length];
    if (!next || !before) return;
    const end = mid(point, next);
    if (!d) d = `M${mid(before, point).map(num).join(' ')}`;
    d += `Q${num(point[0])} ${num(point[1])} ${num(end[0])} ${num(end[1])}`;
  });
  return `${d}Z`;
}

/** An uneven quadrilateral like a brush stroke. */
export function field({ random }: Canvas, x: number, y: number, w: number, h: number, rough: number): string {
  const points: [number, number][] = [];
  const side = (fx: number, fy: number, tx: number, ty: number) => {
    for (let step = 0; step < 6; step += 1) {
      const t = step / 6;
      points.push([
        fx + (tx - fx) * t + random.between(-rough, rough),
        fy + (ty - fy) * t + random.between(-rough, rough),
      ]);
    }
  };
  side(x, y, x + w, y);
  side(x + w, y, x + w, y + h);
  side(x + w, y + h, x, y + h);
  side(x, y + h, x, y);
  return `${points.map(([px, py], index) => `${index ? 'L' : 'M'}${num(px)} ${num(py)}`).join('')}Z`;
}

/** A brush stroke: several parallel hairs that fade towards the end. */
export function stroke(canvas: Canvas, d: string, colour: string, wide: number): string {
  const { random } = canvas;
  const base = `<path d="${d}" stroke="${colour}" stroke-width="${num(wide)}"/>`;
  let hairs = '';
  for (let hair = 0; hair < 5; hair += 1) {
    const shift = (hair / 4 - 0.5) * wide * 0.86;
    const pale = hair % 2 === 0;
    hairs += `<path d="${d}" transform="translate(${num(shift * 0.5)} ${num(shift)})" stroke="${pale ? '#fff' : '#000'}" stroke-opacity="${num(random.between(0.05, 0.16))}" stroke-width="${num(wide * random.between(0.04, 0.12))}" stroke-dasharray="${num(random.between(60, 260))} ${num(random.between(4, 60))}"/>`;
  }
  return `<g fill="none" stroke-linecap="round">${base}${hairs}</g>`;
}

/** A rectangle of paint. */
export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${more}/>`;
