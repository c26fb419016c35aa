import { randomFrom } from '../random.ts';
import { COVER, groundOf } from './ground.ts';
import { materialDefs, type Ground } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs/index.ts';
import { shareForms } from './share-forms.ts';

/**
 * Draws the cover of a text: an SVG document of 1200 by 800, opaque.
 * @param seed the text's slug: the random seed for background, guilloche and positions.
 */
export function drawCover(motif: MotifName, seed: string): string {
  const random = randomFrom(seed);
  const { grounds, draw } = MOTIFS[motif];
  const name = random.pick<Ground>(grounds);
  const ground = groundOf(name, random);
  const drawn = shareForms(ground.content + draw(random, name));
  const { width, height } = COVER;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${materialDefs()}${ground.defs}${blur('near', 5)}${blur('far', 20)}${blur('haze', 70)}${drawn.defs}</defs>` +
    `${drawn.content}</svg>`
  );
}

/** The background that `drawCover` chooses; the placeholder of the cover uses it. */
export function groundNameOf(motif: MotifName, seed: string): Ground {
  return randomFrom(seed).pick<Ground>(MOTIFS[motif].grounds);
}

function blur(id: string, by: number): string {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
}
