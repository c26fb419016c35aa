import type { Blur } from '../blur.ts';
import { metalGradients, metalTones } from '../metals.ts';
import { box } from '../outline.ts';
import { picture } from '../picture.ts';
import { randomFrom } from '../random.ts';
import { group, path } from '../svg.ts';
import type { ArtFacts, ArtView } from './art-facts.ts';

/** Draws a work of art in its frame: an SVG document of 800 by 960 on a transparent ground. */
export function drawArt(facts: ArtFacts, view: ArtView): string {
  const random = randomFrom(`${facts.seed}/${view}`);
  const half = 110 / Math.max(facts.widthCm, facts.heightCm);
  const frame = box(facts.widthCm * half, facts.heightCm * half, 1);
  return picture(
    metalGradients('m', metalTones('bronze'), random.between(28, 64)),
    group(
      'transform="translate(400 480) scale(2.6)"',
      path(frame.d, 'fill="url(#m)"') + path(frame.inset(8).d, 'fill="#d8d1c3"'),
    ),
  );
}

/** The two colours of a work, where it will be. */
export function blurOfArt(facts: ArtFacts): Blur {
  const half = 3 / Math.max(facts.widthCm, facts.heightCm);
  const [halfWidth, halfHeight] = [facts.widthCm * half, facts.heightCm * half];
  return { x: 5, y: 6, halfWidth, halfHeight, round: false, centre: '#d8d1c3', edge: '#b9ab93' };
}
