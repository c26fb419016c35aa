import { facet as facetPath, linear, num, path, polar, polygon, radial } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import type { GemLook } from './gem-colours.ts';
import { CUTS, type Cut, type Facet } from './gem-cuts.ts';
import { ellipse, flat, type Frame, laid, normal, sum, within } from './space.ts';

/** Direction of the light on a stone: from above, from the left, and from the viewer. */
const LIGHT = [-0.5, -0.62, 0.6] as const;

/** A stone in its frame: facets, or a polished cabochon. `size` is half its width. */
export function gem(canvas: JewelCanvas, id: string, cut: Cut, frame: Frame, size: number): string {
  const look = canvas.look(id);
  if (look.dome) return dome(canvas, id, look, cut, frame, size);
  const { facets, table } = CUTS[cut];
  const byTone: string[] = look.tones.map(() => '');
  const salt = Math.floor(canvas.random.next() * 1000);
  const paint = (corners: Facet, value: (lit: number, chance: number) => number, index: number) => {
    const points = corners.map(([x, y, z]) => within(frame, x * size, y * size, z * size));
    const [a, b, c] = points;
    if (!a || !b || !c) return;
    const square = normal(a, b, c);
    const side = square[2] < 0 ? -1 : 1;
    const lit = (square[0] * LIGHT[0] + square[1] * LIGHT[1] + square[2] * LIGHT[2]) * side;
    const tone = Math.max(0, Math.min(5, Math.floor(value(lit, scatter(index + salt)) * 6)));
    byTone[tone] += facetPath(points.map(([x, y]) => [x, y]));
  };
  visible(facets, frame).forEach((corners, index) =>
    paint(corners, (lit, chance) => 0.12 + 0.5 * lit + 0.45 * chance, index * 7),
  );
  if (frame.facing[2] > 0.12)
    table.forEach((corners, index) => paint(corners, (_, chance) => 0.1 + 0.88 * chance, index + 101));
  const line = path(
    outlineOf(cut, frame, size),
    `fill="${look.tones[2]}" stroke="${look.tones[0]}" stroke-opacity=".7" stroke-width="${num(Math.max(0.6, size * 0.025))}"`,
  );
  const body = byTone
    .map(
      (d, tone) => d && path(d, `fill="${look.tones[tone]}" stroke="${look.tones[tone]}" stroke-width=".4"`),
    )
    .join('');
  return (frame.facing[2] > 0.3 ? line : '') + body + glint(frame, size);
}

/** Facets that face the viewer: a stone is convex, so these hide all others. */
function visible(facets: readonly Facet[], frame: Frame): Facet[] {
  const [ax, dx, fx] = [frame.across[2], frame.down[2], frame.facing[2]];
  return facets.filter((corners) => {
    const [a, b, c] = corners;
    if (!a || !b || !c) return false;
    let square = normal(a, b, c);
    const middle = sum(...corners.map((corner) => [corner, 1 / corners.length] as const));
    // The centre of a stone is behind each of its faces.
    const outward = square[0] * middle[0] + square[1] * middle[1] + square[2] * (middle[2] + 0.1);
    if (outward < 0) square = sum([square, -1]);
    return square[0] * ax + square[1] * dx + square[2] * fx > 0.02;
  });
}

/** A repeatable pseudo-random number from 0 to 1. */
function scatter(index: number): number {
  const value = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

function outlineOf(cut: Cut, frame: Frame, size: number): string {
  const { girdle } = CUTS[cut];
  const count = cut === 'emerald' || cut === 'princess' ? 0 : 32;
  if (!count) {
    const corners = [0.5, 0.6, 0.9, 1.1, 1.4, 1.6, 1.9, 2.1].map((part) => girdle(part / 2));
    return polygon(corners.map(([x, y]) => within(frame, x * size, y * size)).map(([x, y]) => [x, y]));
  }
  const points = Array.from({ length: count }, (_, index) => girdle(index / count));
  return polygon(points.map(([x, y]) => within(frame, x * size, y * size)).map(([x, y]) => [x, y]));
}

/** The flash of a polished corner. */
function glint(frame: Frame, size: number): string {
  if (size < 14) return '';
  const [x, y] = within(frame, -0.34 * size, -0.4 * size, 0.3 * size);
  const arm = size * 0.34;
  const star = Array.from({ length: 8 }, (_, index) => {
    const [px, py] = polar(index * 45, index % 2 ? arm * 0.1 : arm);
    return [x + px, y + py] as const;
  });
  return path(polygon(star), 'fill="#fff" fill-opacity=".9"');
}

function dome(canvas: JewelCanvas, id: string, look: GemLook, cut: Cut, frame: Frame, size: number): string {
  const [deep, dark, mid, light, pale] = look.tones;
  const [x, y] = frame.at;
  if (look.dome === 'pearl') {
    const fill = canvas.define('gp', (gradient) => pearlGradient(gradient, look));
    return (
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="url(#${fill})"/>` +
      shineOn(flat(x, y), size, 0.85)
    );
  }
  const tall = CUTS[cut].tall;
  const line = outlineOf(cut, frame, size);
  const fill = canvas.define(`g-${id}`, (gradient) =>
    look.dome === 'shell'
      ? linear(
          gradient,
          [0, 0, 1, 1],
          [
            [0, '#fdfbf7'],
            [0.2, '#e9dfe6'],
            [0.38, '#f7f4ee'],
            [0.55, '#d6e4e6'],
            [0.72, '#f8f0ea'],
            [0.88, '#dcd6e4'],
            [1, '#bfb8bb'],
          ],
          true,
        )
      : radial(gradient, 0.36, 0.3, 0.85, [
          [0, pale],
          [0.25, light],
          [0.6, mid],
          [0.86, dark],
          [1, deep],
        ]).replace('gradientUnits="userSpaceOnUse" ', ''),
  );
  const veins =
    id === 'turquoise' && size > 12
      ? path(
          Array.from({ length: 3 }, () => {
            const [vx, vy] = [canvas.random.between(-0.6, 0.3), canvas.random.between(-0.6, 0.5)];
            const start = within(frame, vx * size, vy * size * tall);
            const end = within(frame, (vx + 0.5) * size, (vy + canvas.random.between(-0.3, 0.3)) * size);
            return `M${num(start[0])} ${num(start[1])}L${num(end[0])} ${num(end[1])}`;
          }).join(''),
          `stroke="#5c4a33" stroke-opacity=".55" stroke-width="${num(size * 0.03)}"`,
        )
      : '';
  return (
    path(line, `fill="url(#${fill})" stroke="${deep}" stroke-opacity=".6" stroke-width=".8"`) +
    veins +
    (size > 5 ? shineOn(frame, size, look.dome === 'shell' ? 0.5 : 0.8) : '')
  );
}

function pearlGradient(id: string, look: GemLook): string {
  const [, dark, mid, light, pale, shine] = look.tones;
  return (
    `<radialGradient id="${id}" cx=".4" cy=".34" r=".68"><stop offset="0" stop-color="${shine}"/><stop offset=".28" stop-color="${pale}"/>` +
    `<stop offset=".55" stop-color="${light}"/><stop offset=".72" stop-color="${light}" stop-opacity=".94"/><stop offset=".86" stop-color="${mid}"/>` +
    `<stop offset=".95" stop-color="${dark}"/><stop offset="1" stop-color="${mid}"/></radialGradient>`
  );
}

/** The soft reflection on a polished cabochon. */
function shineOn(frame: Frame, size: number, opacity: number): string {
  const at = within(frame, -0.32 * size, -0.4 * size);
  const a = sum([frame.across, 0.26 * size], [frame.down, -0.1 * size]);
  const b = sum([frame.down, 0.13 * size], [frame.across, 0.06 * size]);
  return path(ellipse(at, a, b), `fill="#fff" fill-opacity="${num(opacity)}"`);
}

/** One small stone of a pavé or a halo; `size` is half its width. All of them share one drawing. */
export function melee(canvas: JewelCanvas, id: string, frame: Frame, size: number): string {
  const symbol = canvas.define(`s-${id}`, (name) => {
    const own = { ...canvas, random: { ...canvas.random, next: () => 0.41 } };
    const look = canvas.look(id);
    const seat = `<circle r="11.6" fill="${canvas.metal.dark}"/><circle r="11" fill="${canvas.metal.light}"/>`;
    return `<g id="${name}">${look.dome === 'pearl' ? '' : seat}${gem(own, id, 'round', flat(), 9.7)}</g>`;
  });
  return `<use href="#${symbol}" transform="${laid(frame, size / 10)}"/>`;
}

/** A repeated stone of a piece: all of them share one drawing, transformed into each frame. */
export function stamped(canvas: JewelCanvas, id: string, cut: Cut, frame: Frame, size: number): string {
  const symbol = canvas.define(
    `x-${id}-${cut}`,
    (name) => `<g id="${name}">${gem(canvas, id, cut, flat(), 20)}</g>`,
  );
  return `<use href="#${symbol}" transform="${laid(frame, size / 20)}"/>`;
}
