import { MAP_RADIUS } from './office-map.ts';

/** Radius of the compass letters. */
export const BEZEL_RADIUS = 181;

/** Degrees between ticks of the bezel, as on a watch; the four quarters have letters instead. */
const STEP = 6;

/** The ticks between the edge of the map and the edge of the drawing, as an SVG path. */
export function bezel(): string {
  const ticks: string[] = [];
  for (let degrees = 0; degrees < 360; degrees += STEP) {
    if (degrees % 90 === 0) continue;
    const length = degrees % 30 === 0 ? 12 : 5;
    ticks.push(`M${point(degrees, MAP_RADIUS + 5)}L${point(degrees, MAP_RADIUS + 5 + length)}`);
  }
  return ticks.join('');
}

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}
