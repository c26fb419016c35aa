import type { DialPaint } from './dial-paint.ts';
import { textPath } from './glyphs.ts';
import { circle, num, path, polar, tenth } from './svg.ts';

/** Numerals of the scale, and steps of its marks: from, to, step. */
const FIGURES = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90] as const;
const STEPS = [
  [10, 25, 0.5],
  [25, 50, 1],
  [50, 100, 2],
] as const;

/** A circular slide rule is logarithmic: one turn from 10 to 100. Ten is at half past twelve, as on a Navitimer. */
const angleOf = (value: number) => 360 * Math.log10(value / 10) - 6;

/** The two scales of a slide rule: the outer one on the bezel, the inner one on the dial, set to one another. */
export function drawSlideRule(paint: DialPaint, outer: number, inner: number): string {
  const middle = (outer + inner) / 2;
  let marks = '';
  for (const [from, to, step] of STEPS) {
    for (let value = from; value < to; value += step) {
      const half = (FIGURES as readonly number[]).includes(value) ? 3.4 : 2.2;
      const [x1, y1] = polar(angleOf(value), middle - half);
      const [x2, y2] = polar(angleOf(value), middle + half);
      marks += `M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`;
    }
  }
  const figures = FIGURES.map((value) =>
    textPath(String(value), ...polar(angleOf(value), middle + 7.4), 5, angleOf(value), 1.4),
  ).join('');
  const inwards = (middle - 7) / (middle + 7.4);
  const stroke = `fill="none" stroke="${paint.print}"`;
  return (
    circle(middle, `fill="none" stroke="${paint.rim}" stroke-width="${num(outer - inner)}"`) +
    circle(middle, `fill="none" stroke="url(#sh)" stroke-width="${num(outer - inner)}"`) +
    circle(middle, `${stroke} stroke-opacity=".5" stroke-width=".5"`) +
    path(marks, `${stroke} stroke-width=".6"`) +
    path(figures, `id="sr" ${stroke} stroke-width=".75"`) +
    `<use href="#sr" transform="scale(${num(inwards)})"/>`
  );
}
