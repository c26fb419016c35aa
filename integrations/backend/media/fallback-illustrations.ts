import type { Illustrations, ItemIllustrator } from './illustrations.ts';
import { PICTURE_SIZES } from './illustrations.ts';
import { signOfText, THINGS } from './service-signs.ts';

/** Raise this number when a silhouette changes, so that browsers load it again. */
const EDITION = 'stand-ins-4';

const GROUND = '#e7e2d8';
const LINE = '#b3ab9c';

/** Pages show items and covers on their own background, `--plate`. The line is visible on it in both colour schemes. */
const ON_PLATE = { ground: 'none', line: '#948c7e' } as const;

/** Plain silhouettes for a shop that has neither photographs nor the demonstration's drawings. */
export const FALLBACK_ILLUSTRATIONS: Illustrations = {
  edition: EDITION,
  items: {
    clock: silhouetteOf('watch'),
    jewelry: silhouetteOf('jewel'),
    accessory: silhouetteOf('bag'),
    art: silhouetteOf('canvas'),
  },
  compositions: undefined,
  drawCover: (_, slug) => outline(signOfText(slug), PICTURE_SIZES.cover, ON_PLATE),
  coverPlaceholder: () => plain(PICTURE_SIZES.cover, ON_PLATE.ground),
  drawPortrait: () => outline(THINGS.person, PICTURE_SIZES.portrait),
  drawFamousWatch: () => outline(THINGS.watch, PICTURE_SIZES.famousWatch, ON_PLATE),
};

function silhouetteOf(name: 'watch' | 'jewel' | 'bag' | 'canvas'): ItemIllustrator {
  return {
    views: [{ name: 'silhouette' }],
    factsText: () => name,
    draw: () => outline(THINGS[name], PICTURE_SIZES.item, ON_PLATE),
    placeholder: () => plain(PICTURE_SIZES.item, ON_PLATE.ground),
  };
}

interface Size {
  width: number;
  height: number;
}

function outline(
  sign: string,
  { width, height }: Size,
  { ground, line }: { ground: string; line: string } = { ground: GROUND, line: LINE },
): string {
  const scale = Math.min(width, height) / 400;
  const place = `translate(${width / 2 - 100 * scale} ${height / 2 - 100 * scale}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="${place}" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
    `${sign}</g></svg>`
  );
}

function plain({ width, height }: Size, ground: string = GROUND): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path fill='${ground}' d='M0 0h${width}v${height}H0z'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}
