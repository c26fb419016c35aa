import type { Blur } from '../blur.ts';
import { metalGradients, metalTones } from '../metals.ts';
import { picture } from '../picture.ts';
import { randomFrom } from '../random.ts';
import { box } from '../outline.ts';
import { group, path } from '../svg.ts';
import type { AccessoryFacts, AccessoryView } from './accessory-facts.ts';

/** Draws an accessory: an SVG document of 800 by 960 on a transparent ground. The same facts give the same text. */
export function drawAccessory(facts: AccessoryFacts, view: AccessoryView): string {
  const light = randomFrom(`${facts.seed}/${view}`).between(28, 64);
  return picture(
    metalGradients('m', metalTones(facts.material), light),
    group('transform="translate(400 480) scale(2.6)"', path(box(90, 70, 8).d, 'fill="url(#m)"')),
  );
}

/** The two colours of an accessory, where it will be. */
export function blurOfAccessory(facts: AccessoryFacts): Blur {
  const tones = metalTones(facts.material);
  return { x: 5, y: 6, halfWidth: 2, halfHeight: 1.5, round: false, centre: tones.light, edge: tones.mid };
}
