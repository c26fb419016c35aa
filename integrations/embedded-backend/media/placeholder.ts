import type { Blur } from './drawing/blur.ts';
import type { WatchFacts } from './drawing/facts.ts';
import { dialPaint } from './drawing/dial-paint.ts';
import { METALS } from './drawing/metals.ts';

/**
 * What is seen until the picture is there: dial and case as a blurred disc. It is made of two colours without
 * drawing anything, and lies within the watch, which hides it when it comes (its ground is transparent).
 */
export function placeholderOf(facts: WatchFacts): string {
  const dial = dialPaint(facts.dialColour ?? 'silver').centre;
  const metal = (METALS[facts.caseMaterial ?? 'steel'] ?? METALS.steel)?.mid ?? dial;
  return blurred({ x: 5, y: 6, halfWidth: 2.6, halfHeight: 2.6, round: true, centre: dial, edge: metal });
}

/** A blur as a data address; jewels, accessories and works of art say theirs with `blurOf…` of `drawing/goods.ts`. */
export function blurred({ x, y, halfWidth, halfHeight, round, centre, edge }: Blur): string {
  const [rx, ry] = [short(halfWidth), short(halfHeight)];
  const form = round
    ? `<ellipse cx='${short(x)}' cy='${short(y)}' rx='${rx}' ry='${ry}' fill='url(#g)'/>`
    : `<rect x='${short(x - halfWidth)}' y='${short(y - halfHeight)}' width='${short(halfWidth * 2)}' height='${short(halfHeight * 2)}' fill='url(#g)'/>`;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 12'><radialGradient id='g'>` +
    `<stop offset='.7' stop-color='${centre}'/><stop offset='1' stop-color='${edge}'/></radialGradient>${form}</svg>`;
  // Only what a data address cannot hold is escaped: base64 would be a third longer.
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
