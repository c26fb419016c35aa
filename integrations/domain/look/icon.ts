import { drawMark, markRatio } from './mark.ts';
import type { Palette } from './palette.ts';

/** The icon of a shop: its logo on the `night` colour, in a square of 48 units. The logo is 36 units wide. */
export function drawIcon(
  mark: string,
  { night, night_accent }: Pick<Palette, 'night' | 'night_accent'>,
): string {
  const width = 36;
  const height = width / markRatio(mark);
  const drawn = drawMark(mark, { width, height, x: 6, y: 24 - height / 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${night}"/><g color="${night_accent}">${drawn}</g></svg>`;
}
