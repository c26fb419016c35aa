import type { LugKind } from './design.ts';
import { num } from './svg.ts';

/** The upper right lug as points, from the body outwards and back. */
export const LUGS: Readonly<Record<LugKind, string>> = {
  classic: 'M88 -46Q79 -86 65 -110Q61 -115 56 -115L52 -115L51 -70Z',
  slim: 'M79 -58Q71 -92 60 -109Q57 -113 54 -113L51 -113L50 -72Z',
  broad: 'M91 -46Q84 -90 69 -112Q65 -117 60 -117L54 -117L53 -70Z',
  straight: 'M76 -62L69 -118Q68 -123 63 -123L57 -123Q52 -123 52 -118L51 -76Z',
  lyre: 'M94 -36Q92 -68 78 -92Q70 -105 69 -114Q68 -119 62 -119L54 -119L51 -68Z',
  wire: 'M64 -74L62 -126Q61 -129 58 -129L56 -129Q53 -129 53 -126L52 -80Z',
  horn: 'M80 -56Q81 -86 72 -106Q66 -120 58 -122Q52 -120 54 -110Q57 -98 51 -74Z',
  drop: 'M72 -67Q79 -88 71 -112Q65 -126 57 -119Q51 -112 53 -98L51 -78Z',
  short: 'M90 -42Q85 -74 75 -95Q71 -102 64 -103L54 -103L51 -76Z',
  faceted: 'M94 -32L86 -70L72 -112L66 -118L56 -118L52 -112L51 -70Z',
};

/** The upper right lug mirrored to all four corners; `dy` is the extra length of the case between them. */
export function fourLugs(d: string, dy: number): string {
  const turned = (sx: number, sy: number) =>
    d.replace(
      /(-?\d+) (-?\d+)/g,
      (_, x: string, y: string) => `${num(sx * Number(x))} ${num(sy * (Number(y) - dy))}`,
    );
  return turned(1, 1) + turned(-1, 1) + turned(1, -1) + turned(-1, -1);
}
