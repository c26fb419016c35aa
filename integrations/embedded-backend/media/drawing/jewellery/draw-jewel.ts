import type { Blur } from '../blur.ts';
import { metalGradients, metalTones } from '../metals.ts';
import { picture } from '../picture.ts';
import { randomFrom } from '../random.ts';
import { circle, group } from '../svg.ts';
import type { JewelFacts, JewelView } from './jewel-facts.ts';

/** Draws a jewel: an SVG document of 800 by 960 on a transparent ground. The same facts give the same text. */
export function drawJewel(facts: JewelFacts, view: JewelView): string {
  const light = randomFrom(`${facts.seed}/${view}`).between(28, 64);
  const ring = circle(90, 'fill="none" stroke="url(#m)" stroke-width="22"');
  const stone = circle(30, 'fill="url(#mr)"', 0, -100);
  return picture(
    metalGradients('m', metalTones(facts.metal), light),
    group('transform="translate(400 500) scale(2.6)"', ring + stone),
  );
}

/** The two colours of a jewel, where it will be. */
export function blurOfJewel(facts: JewelFacts): Blur {
  const tones = metalTones(facts.metal);
  return { x: 5, y: 3, halfWidth: 0.8, halfHeight: 0.8, round: true, centre: tones.light, edge: tones.mid };
}
