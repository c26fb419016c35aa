import type { Blur } from '../blur.ts';
import { metalTones } from '../metals.ts';
import { picture } from '../picture.ts';
import { group, linear } from '../svg.ts';
import { decideAccessory } from './accessory-design.ts';
import type { AccessoryFacts, AccessoryView } from './accessory-facts.ts';
import { drawBag } from './bag.ts';
import { drawCufflinks } from './cufflinks.ts';
import { fittingGradients } from './fitting.ts';
import { grainPattern, hideGradient } from './leather.ts';
import { drawLighter } from './lighter.ts';
import { drawPen } from './pen.ts';
import { drawPhone } from './phone.ts';
import { drawWallet } from './wallet.ts';

const DRAW = {
  pen: drawPen,
  bag: drawBag,
  cufflinks: drawCufflinks,
  phone: drawPhone,
  wallet: drawWallet,
  lighter: drawLighter,
} as const;

/**
 * Draws an accessory: an SVG document of 800 by 960 on a transparent background. The same facts give the same SVG.
 */
export function drawAccessory(facts: AccessoryFacts, view: AccessoryView): string {
  const design = decideAccessory(facts);
  const { defs, content } = DRAW[facts.type](design, view, facts.model);
  const shared =
    fittingGradients(metalTones(design.fitting)) +
    hideGradient('hi', design.dye) +
    grainPattern('gr', design.grain, design.dye) +
    linear(
      'gl',
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.2],
        [0.3, '#fff', 0.03],
        [0.55, '#000', 0],
        [1, '#000', 0.3],
      ],
      true,
    ) +
    '<filter id="so" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="7" dy="12" stdDeviation="9" flood-color="#1a1208" flood-opacity=".4"/></filter>';
  return picture(shared + defs, group('transform="translate(400 480)" filter="url(#so)"', content));
}

/** Half width and half height of an area that every accessory of a kind covers, in units of `Blur`. */
const PLACES = {
  pen: [5, 6, 0.4, 0.4],
  bag: [5, 7.2, 2.2, 1],
  cufflinks: [2.9, 5, 0.9, 0.9],
  phone: [5, 6, 1.1, 3.4],
  wallet: [5, 6, 1.9, 1.4],
  lighter: [5, 6.6, 1, 2],
} as const;

/** The placeholder of an accessory: two colours at the position of the drawing. */
export function blurOfAccessory(facts: AccessoryFacts): Blur {
  const { dye, metallic, fitting } = decideAccessory(facts);
  const [x, y, halfWidth, halfHeight] = PLACES[facts.type];
  const metal = metalTones(fitting);
  const [centre, edge] =
    metallic || facts.type === 'cufflinks' ? [metal.light, metal.mid] : [dye.mid, dye.dark];
  return { x, y, halfWidth, halfHeight, round: false, centre, edge };
}
