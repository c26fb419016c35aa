import type { Blur } from '../drawing/blur.ts';
import type { WatchFacts } from '../drawing/facts.ts';
import { dialPaint } from '../drawing/dial-paint.ts';
import { mainTones } from '../drawing/main-tones.ts';
import { metalTones } from '../drawing/metals.ts';

/**
 * The placeholder of a watch: dial and case as a blurred disc of two colours. Nothing is drawn for it. It is smaller
 * than the watch, so the loaded picture, which has a transparent background, hides it.
 */
export function placeholderOf(facts: WatchFacts): string {
  const { dial, metal } = mainTones(facts);
  const [centre, edge] = [dialPaint(dial).centre, metalTones(metal).mid];
  return blurred({ x: 5, y: 6, halfWidth: 2.6, halfHeight: 2.6, round: true, centre, edge });
}

/** Softness of the edge. The form is reduced by the same amount, so that the blur stays inside the original form. */
const SOFTNESS = 0.5;

/** A blur as a data URL; for jewels, accessories and works of art see `blurOf…` of `drawing/goods.ts`. */
export function blurred({ x, y, halfWidth, halfHeight, round, centre, edge }: Blur): string {
  const rx = drawnIn(halfWidth);
  const ry = drawnIn(halfHeight);
  const form = round
    ? `<ellipse cx='${short(x)}' cy='${short(y)}' rx='${short(rx)}' ry='${short(ry)}'`
    : `<rect x='${short(x - rx)}' y='${short(y - ry)}' width='${short(rx * 2)}' height='${short(ry * 2)}'`;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 12'>` +
    // The default filter region would cut the blur off at a straight edge.
    `<filter id='b' x='-.5' y='-.5' width='2' height='2'><feGaussianBlur stdDeviation='${SOFTNESS}'/></filter>` +
    `${form} fill='${centre}' stroke='${edge}' filter='url(#b)'/></svg>`;
  // Escapes only the characters that a data URL does not allow: base64 would be a third longer.
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}

function drawnIn(half: number): number {
  return Math.max(half - 2 * SOFTNESS, half / 2);
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
