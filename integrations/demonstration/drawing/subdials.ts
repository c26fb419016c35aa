import type { DialPaint } from './dial-paint.ts';
import { textPath } from './glyphs.ts';
import { circle, dashRing, group, num, path, polar } from './svg.ts';

/** A small dial within the dial. */
export interface Subdial {
  x: number;
  y: number;
  r: number;
  /** Number of strokes on its scale, and the numerals at equal steps from twelve. */
  marks: number;
  figures: readonly string[];
  /** Angle of its hand, degrees. */
  turn: number;
  /** What is shown under its hand: a moon, windows; drawn around its centre. */
  inside?: string;
}

/** Draws a sub-dial: recessed background, scale, numerals, hand, and a metal ring if it has one. */
export function drawSubdial(sub: Subdial, paint: DialPaint, handColour: string, ring: string | null): string {
  const { print } = paint;
  const ground = paint.dark ? paint.rim : paint.centre;
  const figures = sub.figures
    .map((text, index) => {
      const [x, y] = polar((index * 360) / sub.figures.length, sub.r * 0.62);
      return textPath(text, x, y, sub.r * 0.24, 0, 1.4);
    })
    .join('');
  return group(
    `transform="translate(${num(sub.x)} ${num(sub.y)})"`,
    circle(sub.r, `fill="${ground}" stroke="#000" stroke-opacity=".28" stroke-width=".7"`) +
      (ring ? circle(sub.r - 1.6, `fill="none" stroke="${ring}" stroke-width="3.2"`) : '') +
      circle(sub.r * 0.55, 'fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="1.2"') +
      circle(sub.r - 0.8, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".5"') +
      dashRing(
        sub.marks,
        sub.r * (ring ? 0.74 : 0.84),
        sub.r * (ring ? 0.84 : 0.95),
        0.45,
        `stroke="${print}"`,
      ) +
      path(figures, `fill="none" stroke="${print}" stroke-width=".7" stroke-linecap="round"`) +
      (sub.inside ?? '') +
      group(
        `transform="rotate(${num(sub.turn)})" fill="${handColour}"`,
        path(
          `M-.9 ${num(sub.r * 0.22)}L-.45 ${num(-sub.r * 0.82)}H.45L.9 ${num(sub.r * 0.22)}Z`,
          'stroke="#000" stroke-opacity=".3" stroke-width=".3"',
        ) + circle(1.5, ''),
      ),
  );
}
