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
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 12'><radialGradient id='g'>` +
    `<stop offset='.7' stop-color='${dial}'/><stop offset='1' stop-color='${metal}'/></radialGradient>` +
    `<circle cx='5' cy='6' r='2.6' fill='url(#g)'/></svg>`;
  // Only what a data address cannot hold is escaped: base64 would be a third longer.
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}
