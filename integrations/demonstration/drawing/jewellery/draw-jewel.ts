import type { Blur } from '../blur.ts';
import { metalTones } from '../metals.ts';
import { picture } from '../picture.ts';
import { randomFrom } from '../random.ts';
import { group } from '../svg.ts';
import { openJewelCanvas } from './jewel-canvas.ts';
import { gemLook } from './gem-colours.ts';
import { decideJewel } from './jewel-design.ts';
import type { Family } from './jewel-families.ts';
import type { JewelFacts, JewelView } from './jewel-facts.ts';
import { drawBracelet } from './bracelet.ts';
import { drawBrooch } from './brooch.ts';
import { drawEarrings } from './earrings.ts';
import { drawNecklace } from './necklace.ts';
import { drawPendant } from './pendant.ts';
import { drawRing } from './ring.ts';

const DRAW = {
  ring: drawRing,
  earrings: drawEarrings,
  necklace: drawNecklace,
  pendant: drawPendant,
  bracelet: drawBracelet,
  brooch: drawBrooch,
} as const;

/** Scale and vertical offset of each kind in the picture. */
const FIT = {
  ring: [1.42, -24],
  earrings: [1.32, 24],
  necklace: [1.14, 0],
  pendant: [1.36, 60],
  bracelet: [1.2, 0],
  brooch: [1.16, 0],
} as const;

/** Centre of the detail view, in units of the kind, and its magnification. */
const HEART = {
  ring: [0, -130, 2.9],
  earrings: [-160, 40, 2.4],
  necklace: [0, 300, 2.5],
  pendant: [0, 118, 2.5],
  bracelet: [0, 190, 2.4],
  brooch: [0, 0, 2.2],
} as const;

/** Draws a jewel: an SVG document of 800 by 960 on a transparent background. The same facts give the same SVG. */
export function drawJewel(facts: JewelFacts, view: JewelView): string {
  const design = decideJewel(facts);
  const chance = randomFrom(`${facts.seed}/${view}`);
  const table = openJewelCanvas(chance, facts.metal, chance.between(28, 64), design.pearl);
  const content = DRAW[facts.type](table, design, view);
  const [scale, down] = FIT[facts.type];
  const [x, y, near] = HEART[facts.type];
  const place =
    view === 'detail'
      ? `translate(400 480) scale(${near}) translate(${-x} ${-y})`
      : `translate(400 ${480 + down}) scale(${scale})`;
  const shadow =
    '<filter id="so" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="9" stdDeviation="7" flood-color="#1a1208" flood-opacity=".38"/></filter>';
  return picture(table.defs() + shadow, group(`transform="${place}" filter="url(#so)"`, content));
}

/** Families with a solid centre in every piece. */
const CLOSED: readonly Family[] = ['solitaire', 'halo', 'disc', 'quatrefoil', 'flower', 'star', 'pearls'];

/** Centre and half size of an area that a motif always covers, in units of `Blur`. */
const MIDDLES: Partial<Record<JewelFacts['type'], readonly [x: number, y: number, half: number]>> = {
  earrings: [2.36, 6.3, 0.55],
  pendant: [5, 8.75, 0.6],
  brooch: [5, 6.1, 0.8],
};

/**
 * The placeholder of a jewel: two colours at the position of the drawing; of size zero when that area is mostly
 * empty.
 */
export function blurOfJewel(facts: JewelFacts): Blur {
  const { family, stone } = decideJewel(facts);
  const hanging = facts.type === 'earrings' && family === 'pearls';
  const [x, y, half] = (CLOSED.includes(family) && !hanging && MIDDLES[facts.type]) || [5, 6, 0];
  const { light, mid } = metalTones(facts.metal);
  const [, , middle, , pale] = gemLook(stone ?? '').tones;
  const [centre, edge] = stone ? [middle, pale] : [light, mid];
  return { x, y, halfWidth: half, halfHeight: half, round: true, centre, edge };
}
