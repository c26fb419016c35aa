import { CARD, type ShareText } from '../../addresses/share-image-address.ts';
import { drawMark, markRatio } from '@tourbillon/domain/look/mark.ts';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';
import type { Look } from '../../addresses/look-address.ts';
import { setTitle } from './break-lines.ts';
import { drawLine, widthOf } from './lettering.ts';

/** Position of the page's own picture, px. */
export const PICTURE = { left: 720, top: 0, width: 480, height: 630 } as const;

/** Opacity of the large logo behind a title, which must stay readable. */
const LOGO_OPACITY = 0.085;

const MARGIN = 72;

/**
 * Draws the card of a page: logo and name of the shop, title, slogan. The SVG has no text element, because the
 * machine may have no fonts.
 * @param beside whether there is room for the page's own picture beside the text.
 * @param look the shop's own.
 */
export function drawCard({ title, shop, slogan }: ShareText, beside: boolean, look?: Look): string {
  const { night, on_night, on_night_muted, night_accent } = (look?.colours ?? PALETTES).light;
  const markAt = (x: number, y: number, scale: number, colour: string, width: number) =>
    look?.mark ? ownMark(look.mark, x, y, 48 * scale, colour) : cage(x, y, scale, colour, width);
  const room = (beside ? PICTURE.left : CARD.width) - 2 * MARGIN;
  const { size, lines } = setTitle(title, beside ? room : 850);
  const step = size * 1.08;
  // The title block is slightly above the middle between name and slogan.
  const first = 325 - (lines.length * step) / 2 + size * 0.78;
  const motto = widthOf(slogan, 32) <= room ? slogan : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${night}"/>`,
    beside
      ? ''
      : `<g opacity="${LOGO_OPACITY}">${markAt(1010, 315, look?.mark ? 7 : 9.2, on_night, 0.9)}</g>`,
    markAt(MARGIN + 27, 99, 1.15, night_accent, 1.5),
    drawLine(shop, MARGIN + 74, 111, 40, on_night),
    ...lines.map((line, index) => drawLine(line, MARGIN, first + index * step, size, on_night)),
    `<path d="M${MARGIN} 520H${MARGIN + 96}" stroke="${night_accent}" stroke-width="2"/>`,
    drawLine(motto, MARGIN, 568, 32, on_night_muted),
    '</svg>',
  ].join('');
}

/** The shop's own logo in a square with this centre. */
function ownMark(mark: string, x: number, y: number, side: number, colour: string): string {
  const height = side / markRatio(mark);
  const drawn = drawMark(mark, { width: side, height, x: x - side / 2, y: y - height / 2 });
  return `<g color="${colour}">${drawn}</g>`;
}

/** The default logo, `src/ui/Logo.astro`: a tourbillon cage of 48 units. */
function cage(x: number, y: number, scale: number, stroke: string, width: number): string {
  const arms = [0, 120, 240].map(
    (angle) =>
      `<g transform="rotate(${angle})"><path d="M-1.1-3.8L-2.4-15.6C-6-15.4-9.1-16.6-11.4-19.1M1.1-3.8L2.4-15.6C6-15.4 9.1-16.6 11.4-19.1M0 12v2.6"/><circle cy="-18.8" r="1.3"/></g>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><circle r="22.5"/><circle r="12"/><circle r="4"/><circle r="1.2" fill="${stroke}"/>${arms.join('')}</g>`;
}
