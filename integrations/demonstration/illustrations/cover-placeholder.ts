import { groundNameOf } from '../drawing/covers/draw-cover.ts';
import { GROUNDS } from '../drawing/covers/materials.ts';
import type { MotifName } from '../drawing/covers/motifs/index.ts';

/** The placeholder of a cover until it has loaded: the light of its background, as a data URL. */
export function coverPlaceholder(motif: MotifName, seed: string): string {
  const { light, deep } = GROUNDS[groundNameOf(motif, seed)];
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><linearGradient id='g' y2='1'>` +
    `<stop stop-color='${light}'/><stop offset='1' stop-color='${deep}'/></linearGradient>` +
    `<path fill='url(#g)' d='M0 0h3v2H0z'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}
