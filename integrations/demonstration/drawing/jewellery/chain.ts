import { num, tenth } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { tube } from './tube.ts';

/** A curve as points with their direction. */
export type Curve = readonly (readonly [x: number, y: number])[];

/** Points at equal steps along a cubic curve. */
export function cubic(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
  d: readonly [number, number],
  steps = 120,
): Curve {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const mix = (i: 0 | 1) =>
      a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + d[i] * t ** 3;
    return [mix(0), mix(1)] as const;
  });
}

/** Points at equal steps along an arc around a centre, degrees clockwise from twelve. */
export function oval(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Curve {
  return Array.from({ length: 181 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 180) * Math.PI) / 180;
    return [cx + Math.sin(angle) * rx, cy - Math.cos(angle) * ry] as const;
  });
}

/** Positions `step` apart along a curve, each with the direction of the curve in degrees. */
export function spaced(curve: Curve, step: number, start = 0): { x: number; y: number; degrees: number }[] {
  const places: { x: number; y: number; degrees: number }[] = [];
  let left = start;
  curve.forEach(([x, y], index) => {
    const before = curve[index - 1];
    if (!before) return;
    const [dx, dy] = [x - before[0], y - before[1]];
    const length = Math.hypot(dx, dy);
    let at = left;
    while (at <= length) {
      places.push({
        x: before[0] + (dx * at) / length,
        y: before[1] + (dy * at) / length,
        degrees: (Math.atan2(dy, dx) * 180) / Math.PI,
      });
      at += step;
    }
    left = at - length;
  });
  return places;
}

/** The curve as path data. */
function curvePath(curve: Curve): string {
  return curve
    .filter((_, index) => index % 3 === 0 || index === curve.length - 1)
    .map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`)
    .join('');
}

/** Kinds of chains: cable, curb, rope, snake, figaro and paper-clip links. */
export type ChainKind = 'cable' | 'curb' | 'rope' | 'snake' | 'figaro' | 'paper';

/** A chain along a curve; `size` is the width of its links. */
export function chain(canvas: JewelCanvas, curve: Curve, kind: ChainKind, size: number, name = 'ch'): string {
  const { deep, shine, mid } = canvas.metal;
  if (kind === 'snake') {
    const d = curvePath(curve);
    return (
      tube(name, d, size, canvas.metal) +
      `<path d="${d}" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="${num(size * 0.9)}" stroke-dasharray="1 ${num(Math.max(2.4, size * 0.3))}"/>`
    );
  }
  const long = { cable: 1.5, curb: 1.25, rope: 0.9, figaro: 1.5, paper: 2.6 }[kind] * size;
  const wire = size * (kind === 'curb' ? 0.34 : kind === 'paper' ? 0.22 : 0.28);
  const half = long / 2;
  const h = size / 2 - wire / 2;
  const link = canvas.define(`${name}l`, (id) => {
    const lean =
      kind === 'curb' ? ' transform="rotate(-16)"' : kind === 'rope' ? ' transform="rotate(-42)"' : '';
    const ring = `x="${num(-half)}" y="${num(-h)}" width="${num(long)}" height="${num(h * 2)}" rx="${num(kind === 'paper' ? h * 0.9 : h)}"`;
    return `<g id="${id}"${lean} fill="none"><rect ${ring} stroke="${deep}" stroke-width="${num(wire)}"/><rect ${ring} stroke="${mid}" stroke-width="${num(wire * 0.76)}"/><rect ${ring} stroke="${shine}" stroke-width="${num(wire * 0.3)}" transform="translate(${num(-wire * 0.1)} ${num(-wire * 0.12)})"/></g>`;
  });
  const side = canvas.define(
    `${name}s`,
    (id) =>
      `<g id="${id}" stroke-linecap="round"><path d="M${num(-half * 0.8)} 0H${num(half * 0.8)}" stroke="${deep}" stroke-width="${num(wire * 1.1)}"/><path d="M${num(-half * 0.8)} 0H${num(half * 0.8)}" stroke="${mid}" stroke-width="${num(wire * 0.8)}"/><path d="M${num(-half * 0.6)} ${num(-wire * 0.16)}H${num(half * 0.5)}" stroke="${shine}" stroke-width="${num(wire * 0.3)}"/></g>`,
  );
  const step =
    kind === 'cable' || kind === 'figaro'
      ? long * 0.8
      : kind === 'paper'
        ? long * 0.62
        : kind === 'curb'
          ? long * 0.62
          : long * (size < 16 ? 0.7 : 0.42);
  const crossed = kind === 'cable' || kind === 'figaro' || kind === 'paper';
  return spaced(curve, step, step / 2)
    .map(({ x, y, degrees }, index) => {
      const edgeOn = crossed && index % 2 === 1;
      const short = kind === 'paper' && edgeOn ? ' scale(.45 1)' : '';
      return `<use href="#${edgeOn ? side : link}" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${Math.round(degrees)})${short}"/>`;
    })
    .join('');
}
