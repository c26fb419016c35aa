import type { Illustrations } from '@tourbillon/backend/media/illustrations.ts';
import { drawCover } from '../drawing/covers/draw-cover.ts';
import { isMotif, type MotifName, MOTIFS } from '../drawing/covers/motifs/index.ts';
import { drawWatch } from '../drawing/draw-watch.ts';
import { DRAWING_EDITION } from '../drawing/drawing-edition.ts';
import { drawMonogram } from '../drawing/monograms/draw-monogram.ts';
import { coverPlaceholder } from './cover-placeholder.ts';
import { ITEM_ILLUSTRATORS } from './item-illustrators.ts';

/** The cover of a text without a composition. */
const DEFAULT_MOTIF: MotifName = 'treasure';

/** The drawings of the demonstration shop. */
export const illustrations: Illustrations = {
  edition: DRAWING_EDITION,
  items: ITEM_ILLUSTRATORS,
  compositions: new Set(Object.keys(MOTIFS)),
  drawCover: (composition, seed) => drawCover(motifOf(composition), seed),
  coverPlaceholder: (composition, seed) => coverPlaceholder(motifOf(composition), seed),
  drawPortrait: drawMonogram,
  drawFamousWatch: ({ id, collection, watch, look: { house, ...look } }) =>
    drawWatch(
      {
        seed: id,
        brand: house?.replaceAll('-', ' ') ?? '',
        collection,
        model: watch,
        reference: null,
        nickname: null,
        caliber: null,
        ...look,
      },
      'front',
    ),
};

function motifOf(composition: string | undefined): MotifName {
  return composition !== undefined && isMotif(composition) ? composition : DEFAULT_MOTIF;
}
