import type { Illustrations, ItemIllustrator } from './illustrations.ts';
import { PICTURE_SIZES } from './illustrations.ts';

/** Raise this number when a silhouette changes, so that browsers load it again. */
const EDITION = 'stand-ins-3';

const GROUND = '#e7e2d8';
const LINE = '#b3ab9c';

/** Items and covers have the plate as their background. This line colour is visible in both colour schemes. */
const ON_PLATE = { ground: 'none', line: '#948c7e' } as const;

/** Outlines in a field of 200 by 200. They show the kind of goods, not the item. */
const OUTLINES = {
  watch:
    '<path d="M78 48l6-38h32l6 38M78 152l6 38h32l6-38"/><circle cx="100" cy="100" r="56"/><path d="M100 68v32l20 14"/>',
  jewel: '<circle cx="100" cy="124" r="52"/><path d="M78 30h44l16 20-38 34-38-34z"/>',
  bag: '<path d="M44 82h112l12 84H32z"/><path d="M70 82c0-60 60-60 60 0"/>',
  canvas: '<path d="M30 40h140v120H30zM46 56h108v88H46z"/>',
  page: '<path d="M56 24h64l28 28v124H56zM120 24v28h28M74 84h56M74 108h56M74 132h36"/>',
  person: '<circle cx="100" cy="76" r="34"/><path d="M36 176c0-78 128-78 128 0"/>',
} as const;

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
  drawCover: () => outline('page', PICTURE_SIZES.cover, ON_PLATE),
  coverPlaceholder: () => plain(PICTURE_SIZES.cover, ON_PLATE.ground),
  drawPortrait: () => outline('person', PICTURE_SIZES.portrait),
  drawFamousWatch: () => outline('watch', PICTURE_SIZES.famousWatch, ON_PLATE),
};

function silhouetteOf(name: keyof typeof OUTLINES): ItemIllustrator {
  return {
    views: [{ name: 'silhouette' }],
    factsText: () => name,
    draw: () => outline(name, PICTURE_SIZES.item, ON_PLATE),
    placeholder: () => plain(PICTURE_SIZES.item, ON_PLATE.ground),
  };
}

interface Size {
  width: number;
  height: number;
}

function outline(
  name: keyof typeof OUTLINES,
  { width, height }: Size,
  { ground, line }: { ground: string; line: string } = { ground: GROUND, line: LINE },
): string {
  const scale = Math.min(width, height) / 400;
  const place = `translate(${width / 2 - 100 * scale} ${height / 2 - 100 * scale}) scale(${scale})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="${place}" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
    `${OUTLINES[name]}</g></svg>`
  );
}

function plain({ width, height }: Size, ground: string = GROUND): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path fill='${ground}' d='M0 0h${width}v${height}H0z'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`;
}
