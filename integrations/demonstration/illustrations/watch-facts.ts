import type { NamedItem } from '@tourbillon/backend/media/illustrations.ts';
import type { WatchFacts } from '../drawing/facts.ts';

/** What the drawing of a watch is made from: ids as they are in the database, nothing of a language. */
export function watchFactsOf({ row, brand, collection }: NamedItem): WatchFacts {
  return {
    seed: row.url,
    brand,
    collection,
    model: row.model ?? '',
    reference: row.reference,
    form: row.bodyForm,
    caseMaterial: row.bodyMaterial,
    dialColour: row.dialColour,
    bracelet: row.bracelet,
    functions: row.functions,
    diameterMm: row.diameterMm,
    gender: row.gender,
    movement: row.movement,
    stones: row.preciousStones,
  };
}
