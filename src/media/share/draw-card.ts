import { CARD, type ShareText } from '../../addresses/share-image-address.ts';
import { setTitle } from './break-lines.ts';
import { drawLine, widthOf } from './lettering.ts';

/** Where a page's own picture stands, px. */
export const PICTURE = { left: 720, top: 0, width: 480, height: 630 } as const;

/** The night of the look, and what is written on it (`src/styles/tokens.css`). */
const NIGHT = '#171512';
const ON_NIGHT = '#ece8df';
const MUTED = '#a8a193';
/** Of the large cage behind a title, which must not be disturbed. */
const FAINT = '#292520';
const BRASS = '#d2ae67';

const MARGIN = 72;

/**
 * Draws the card of a page: mark and name of the shop, title, motto. An SVG document without any text element, since
 * the machine may have no typeface.
 * @param beside whether the page's own picture will stand beside it.
 */
export function drawCard({ title, shop, slogan }: ShareText, beside: boolean): string {
  const room = (beside ? PICTURE.left : CARD.width) - 2 * MARGIN;
  const { size, lines } = setTitle(title, beside ? room : 850);
  const step = size * 1.08;
  // The block of lines hangs a little above the middle between name and motto.
  const first = 325 - (lines.length * step) / 2 + size * 0.78;
  const motto = widthOf(slogan, 32) <= room ? slogan : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${NIGHT}"/>`,
    beside ? '' : cage(1010, 315, 9.2, FAINT, 0.9),
    cage(MARGIN + 27, 99, 1.15, BRASS, 1.5),
    drawLine(shop, MARGIN + 74, 111, 40, ON_NIGHT),
    ...lines.map((line, index) => drawLine(line, MARGIN, first + index * step, size, ON_NIGHT)),
    `<path d="M${MARGIN} 520H${MARGIN + 96}" stroke="${BRASS}" stroke-width="2"/>`,
    drawLine(motto, MARGIN, 568, 32, MUTED),
    '</svg>',
  ].join('');
}

/** The mark, `src/ui/Mark.astro`: a tourbillon cage of 48 units. */
function cage(x: number, y: number, scale: number, stroke: string, width: number): string {
  const arms = [0, 120, 240].map(
    (angle) =>
      `<g transform="rotate(${angle})"><path d="M-1.1-3.8L-2.4-15.6C-6-15.4-9.1-16.6-11.4-19.1M1.1-3.8L2.4-15.6C6-15.4 9.1-16.6 11.4-19.1M0 12v2.6"/><circle cy="-18.8" r="1.3"/></g>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><circle r="22.5"/><circle r="12"/><circle r="4"/><circle r="1.2" fill="${stroke}"/>${arms.join('')}</g>`;
}
