import type { LugKind } from './design.ts';
import { num } from './svg.ts';

/** A lug: its outline from the case outwards and back, and the polished bevel along its outer edge. */
interface Lug {
  d: string;
  bevel?: string;
}

/** The upper right lug of each kind. The outer edge starts on the case, the inner edge ends below it. */
export const LUGS: Readonly<Record<LugKind, Lug>> = {
  classic: {
    d: 'M93 -37C86 -64 74 -94 65 -113Q63 -117 58 -117L51.5 -117L50 -70Z',
    bevel: 'M93 -37C86 -64 74 -94 65 -113L61.5 -112C70 -93 82 -64 89 -43Z',
  },
  slim: {
    d: 'M78 -62C68 -78 63 -98 61.5 -112Q61 -116 57 -116L54 -116Q51.5 -116 51.5 -113L50 -72Z',
    bevel: 'M78 -62C68 -78 63 -98 61.5 -112L59 -112C60 -98 65 -79 74 -66Z',
  },
  broad: {
    d: 'M96 -28C91 -60 79 -92 68.5 -112Q66 -117 61 -117L51.5 -117L50 -70Z',
    bevel: 'M96 -28C91 -60 79 -92 68.5 -112L64.5 -111C74 -92 86 -62 92 -38Z',
  },
  straight: {
    d: 'M80 -60C73 -82 68.5 -104 67 -117Q66.5 -119.5 63 -119.5L54.5 -119.5Q51.5 -119.5 51.5 -117L50 -76Z',
    bevel: 'M80 -60C73 -82 68.5 -104 67 -117L64 -117C65 -104 69 -84 76 -65Z',
  },
  lyre: {
    d: 'M96 -28C93 -58 80 -82 71 -102C67.5 -110 66 -118.5 59 -118.5L51.5 -118.5L50 -70Z',
    bevel: 'M96 -28C93 -58 80 -82 71 -102C69 -107 67.5 -113 64.5 -116.5C64 -100 73 -74 90 -44Z',
  },
  wire: { d: 'M65 -75L63.5 -117Q63.4 -119 61.5 -119L54 -119Q52 -119 52 -117L51 -80Z' },
  horn: { d: 'M82 -57C74 -78 73 -102 64 -117Q58.5 -122.5 52.5 -117.5C55 -104 54 -90 50 -72Z' },
  drop: { d: 'M77 -64C77 -84 74 -106 65.5 -116Q58 -121.5 52 -116C51.5 -104 51.5 -90 50 -76Z' },
  short: {
    d: 'M92 -39C85 -66 75 -90 67.5 -103Q65 -107 60 -107L51.5 -107L50 -76Z',
    bevel: 'M92 -39C85 -66 75 -90 67.5 -103L64 -102C71 -89 81 -66 88 -46Z',
  },
  faceted: {
    d: 'M95 -31L69 -114L63.5 -119L51.5 -119L50 -70Z',
    bevel: 'M95 -31L69 -114L63.5 -119L61 -113L87 -48Z',
  },
};

/** The upper right part mirrored to all four corners; `dy` is the extra length of the case between them. */
export function fourLugs(d: string, dy: number): string {
  const turned = (sx: number, sy: number) =>
    d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${num(sx * Number(x))} ${num(sy * (Number(y) - dy))}`,
    );
  return turned(1, 1) + turned(-1, 1) + turned(1, -1) + turned(-1, -1);
}
