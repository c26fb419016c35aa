import { createHash } from 'node:crypto';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { drawWatch } from '@tourbillon/demonstration/drawing/draw-watch.ts';
import type { WatchFacts } from '@tourbillon/demonstration/drawing/facts.ts';
import { PICTURE } from '@tourbillon/demonstration/drawing/picture.ts';
import { DRAWING_EDITION } from '@tourbillon/demonstration/drawing/drawing-edition.ts';

export type FamousWatch = DocumentOf<'famous'>[number];

/** The drawing of a watch of that kind, `famous/{id}/front.{edition}`. */
export function famousPicture(watch: FamousWatch): Picture {
  return { src: `famous/${watch.id}/front.${famousEdition(watch)}`, ...PICTURE, placeholder: null };
}

/** Which edition of a drawing this is: changes with what it is made of and with the drawing code. */
export function famousEdition(watch: FamousWatch): string {
  const text = JSON.stringify(factsOf(watch));
  return createHash('sha256').update(DRAWING_EDITION).update(text).digest('hex').slice(0, 8);
}

/** Draws it as an SVG document. */
export function drawFamous(watch: FamousWatch): string {
  return drawWatch(factsOf(watch), 'front');
}

function factsOf({ id, collection, watch, look: { house, ...look } }: FamousWatch): WatchFacts {
  return { seed: id, brand: house ?? '', collection, model: watch, reference: null, ...look };
}
